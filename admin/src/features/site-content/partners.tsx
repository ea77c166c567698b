import type { Columns } from '@agency/domain/tables/column';
import { publicationColumns } from '@agency/domain/tables/publication';
import PartnersIcon from '@mui/icons-material/HandshakeOutlined';
import { resource } from '../../ui/resource/resource';
import { PublishedList } from './publication';

const columns = {
  id: {},
  name: { label: 'Nom', written: 'text', required: true, longest: 200, listed: true, searched: true },
  url: { label: 'Site web', help: 'Commence par https://.', written: 'text', longest: 2000 },
  sentence: {
    label: 'Phrase',
    help: 'Ce que vous faites ensemble.',
    written: 'text',
    input: 'lines',
    longest: 500,
    listed: true,
  },
  ...publicationColumns,
} satisfies Columns<'partners'>;

export const partners = resource('partners', {
  icon: PartnersIcon,
  path: 'partners',
  menuGroup: 'content',
  columns,
  list: <PublishedList examples="Un partenaire inventé ne se présente pas comme un vrai." />,
  french: { name: 'Partenaire |||| Partenaires', page: { create: 'Nouveau partenaire' } },
});
