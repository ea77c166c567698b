import { postCategories } from '@agency/domain/blog-posts';
import type { Columns } from '@agency/domain/tables/column';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import { resource } from '../../ui/resource/resource';

const columns = {
  id: {},
  title: { label: 'Titre de sa page', written: 'text', required: true, longest: 200, listed: true, searched: true },
  category: {
    label: 'Catégorie',
    written: 'value',
    required: true,
    choices: Object.fromEntries(postCategories.map((category) => [category, category])),
    listed: true,
    sorted: 'ASC',
  },
  name: {
    label: 'Nom',
    help: 'Ce que lisent vos visiteurs partout où elle est citée. Sans rien, la catégorie choisie ci-dessus.',
    written: 'text',
    longest: 60,
    listed: true,
  },
  introduction: { label: 'Introduction', written: 'text', longest: 600, input: 'lines' },
  description: {
    label: 'Description pour les moteurs de recherche',
    help: 'Sans rien, l’introduction.',
    written: 'text',
    longest: 300,
    input: 'lines',
  },
  keywords: { label: 'Mots-clés', written: 'text', longest: 300 },
} satisfies Columns<'blog_categories'>;

export const blogCategories = resource('blog_categories', {
  icon: CategoryIcon,
  path: 'blog-categories',
  menuGroup: 'content',
  columns,
  keepsDeleted: true,
  french: {
    name: 'Catégorie |||| Catégories',
    search: 'Rechercher une catégorie',
    page: { create: 'Nouvelle catégorie' },
  },
});
