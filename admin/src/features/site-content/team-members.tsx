import type { Columns } from '@agency-site/domain/tables/column';
import { publicationColumns } from '@agency-site/domain/tables/publication';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import { resource } from '../../ui/resource/resource';
import { PublishedList } from './publication';

const columns = {
  id: {},
  name: { label: 'Nom', editable: 'text', required: true, maxLength: 200, inList: true, searched: true },
  role: { label: 'Rôle', editable: 'text', required: true, maxLength: 200, inList: true },
  bio: { label: 'Présentation', editable: 'text', input: 'lines', maxLength: 1000 },
  ...publicationColumns,
} satisfies Columns<'team_members'>;

export const teamMembers = resource('team_members', {
  icon: TeamIcon,
  path: 'team',
  menuGroup: 'content',
  columns,
  keepsDeleted: true,
  list: <PublishedList />,
  messages: {
    name: 'Membre |||| Équipe',
    counted: 'membre |||| membres',
    search: 'Rechercher un nom',
    page: { create: 'Nouveau membre' },
  },
});
