import type { Columns } from '@agency/domain/tables/column';
import { publicationColumns } from '@agency/domain/tables/publication';
import ToolsIcon from '@mui/icons-material/HandymanOutlined';
import { OrderedList } from '../../ui/resource/OrderedList';
import { resource } from '../../ui/resource/resource';

const { published, position } = publicationColumns;
const columns = {
  id: {},
  name: { label: 'Nom', written: 'text', required: true, longest: 200, listed: true, searched: true },
  url: { label: 'Site web', help: 'Commence par https://.', written: 'text', longest: 2000 },
  sentence: {
    label: 'Phrase',
    help: 'Ce que vous en faites.',
    written: 'text',
    input: 'lines',
    longest: 500,
    listed: true,
  },
  published,
  position,
} satisfies Columns<'tools'>;

export const tools = resource('tools', {
  icon: ToolsIcon,
  path: 'tools',
  menuGroup: 'content',
  columns,
  list: <OrderedList />,
  french: { name: 'Outil |||| Outils', page: { create: 'Nouvel outil' } },
});
