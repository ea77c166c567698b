import { postCategories } from '@agency-site/domain/blog-posts';
import type { Columns } from '@agency-site/domain/tables/column';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import { resource } from '../../ui/resource/resource';

const columns = {
  id: {},
  title: { label: 'Titre de sa page', editable: 'text', required: true, maxLength: 200, inList: true, searched: true },
  category: {
    label: 'Catégorie',
    editable: 'value',
    required: true,
    choices: Object.fromEntries(postCategories.map((category) => [category, category])),
    inList: true,
    sorted: 'ASC',
  },
  name: {
    label: 'Nom',
    helperText: 'Ce que lisent vos visiteurs partout où elle est citée. Sans rien, la catégorie choisie ci-dessus.',
    editable: 'text',
    maxLength: 60,
    inList: true,
  },
  introduction: { label: 'Introduction', editable: 'text', maxLength: 600, input: 'lines' },
  description: {
    label: 'Description pour les moteurs de recherche',
    helperText: 'Sans rien, l’introduction.',
    editable: 'text',
    maxLength: 300,
    input: 'lines',
  },
  keywords: { label: 'Mots-clés', editable: 'text', maxLength: 300 },
} satisfies Columns<'blog_categories'>;

export const blogCategories = resource('blog_categories', {
  icon: CategoryIcon,
  path: 'blog-categories',
  menuGroup: 'content',
  columns,
  keepsDeleted: true,
  messages: {
    name: 'Catégorie |||| Catégories',
    search: 'Rechercher une catégorie',
    page: { create: 'Nouvelle catégorie' },
  },
});
