import type { Columns } from '@agency-site/domain/tables/column';
import { publicationColumns } from '@agency-site/domain/tables/publication';
import ToolsIcon from '@mui/icons-material/HandymanOutlined';
import { OrderedList } from '../../ui/resource/OrderedList';
import { resource } from '../../ui/resource/resource';

const { published, position } = publicationColumns;
const columns = {
  id: {},
  name: { label: 'Nom', editable: 'text', required: true, maxLength: 200, inList: true, searched: true },
  url: { label: 'Site web', helperText: 'Commence par https://.', editable: 'text', maxLength: 2000 },
  sentence: {
    label: 'Phrase',
    helperText: 'Ce que vous en faites.',
    editable: 'text',
    input: 'lines',
    maxLength: 500,
    inList: true,
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
  messages: { name: 'Outil |||| Outils', page: { create: 'Nouvel outil' } },
});
