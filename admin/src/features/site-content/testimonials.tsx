import type { Columns } from '@agency/domain/tables/column';
import { publicationColumns } from '@agency/domain/tables/publication';
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import { resource } from '../../ui/resource/resource';
import { PublishedList } from './publication';

const columns = {
  id: {},
  words: { label: 'Témoignage', written: 'text', input: 'lines', required: true, longest: 1000 },
  name: { label: 'Nom', written: 'text', required: true, longest: 200, listed: true, searched: true },
  trade: { label: 'Métier', written: 'text', longest: 200, listed: true },
  place: {
    label: 'Ville',
    help: 'Sans « à » : le site l’écrit devant.',
    written: 'text',
    longest: 200,
    listed: true,
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
  french: {
    name: 'Témoignage |||| Témoignages',
    search: 'Rechercher un nom',
    page: { create: 'Nouveau témoignage' },
  },
});
