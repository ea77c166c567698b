import type { Columns } from '@agency-site/domain/tables/column';
import { publicationColumns } from '@agency-site/domain/tables/publication';
import PartnersIcon from '@mui/icons-material/HandshakeOutlined';
import { resource } from '../../ui/resource/resource';
import { PublishedList } from './publication';

const columns = {
  id: {},
  name: { label: 'Nom', editable: 'text', required: true, maxLength: 200, inList: true, searched: true },
  url: { label: 'Site web', helperText: 'Commence par https://.', editable: 'text', maxLength: 2000 },
  sentence: {
    label: 'Phrase',
    helperText: 'Ce que vous faites ensemble.',
    editable: 'text',
    input: 'lines',
    maxLength: 500,
    inList: true,
  },
  ...publicationColumns,
} satisfies Columns<'partners'>;

export const partners = resource('partners', {
  icon: PartnersIcon,
  path: 'partners',
  menuGroup: 'content',
  columns,
  list: <PublishedList examples="Un partenaire inventé ne se présente pas comme un vrai." />,
  messages: { name: 'Partenaire |||| Partenaires', page: { create: 'Nouveau partenaire' } },
});
