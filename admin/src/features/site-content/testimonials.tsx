import type { Columns } from '@agency-site/domain/tables/column';
import { publicationColumns } from '@agency-site/domain/tables/publication';
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import { resource } from '../../ui/resource/resource';
import { PublishedList } from './publication';

const columns = {
  id: {},
  words: { label: 'Témoignage', editable: 'text', input: 'lines', required: true, maxLength: 1000 },
  name: { label: 'Nom', editable: 'text', required: true, maxLength: 200, inList: true, searched: true },
  trade: { label: 'Métier', editable: 'text', maxLength: 200, inList: true },
  place: {
    label: 'Ville',
    helperText: 'Sans «\u00A0à\u00A0» : le site l’écrit devant.',
    editable: 'text',
    maxLength: 200,
    inList: true,
  },
  ...publicationColumns,
} satisfies Columns<'testimonials'>;

export const testimonials = resource('testimonials', {
  icon: QuoteIcon,
  path: 'testimonials',
  menuGroup: 'content',
  columns,
  keepsDeleted: true,
  list: <PublishedList examples="Publier des avis inventés est interdit." />,
  messages: {
    name: 'Témoignage |||| Témoignages',
    search: 'Rechercher un nom',
    page: { create: 'Nouveau témoignage' },
  },
});
