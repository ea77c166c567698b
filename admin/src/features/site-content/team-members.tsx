import type { Columns } from '@agency/supabase/tables/column';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import { Create, DataTable, Edit, maxLength, required, SimpleForm, TextInput } from 'react-admin';
import type { BackOfficeResource } from '../../data/resource';
import { OrderedList, publicationColumns, publicationInputs } from './OrderedList';

const columns = {
  id: {},
  name: { label: 'Nom', written: 'text' },
  role: { label: 'Rôle', written: 'text' },
  bio: { label: 'Présentation', written: 'text' },
  ...publicationColumns,
} satisfies Columns<'team_members'>;

const MemberList = () => (
  <OrderedList search="name" placeholder="Rechercher un nom">
    <DataTable.Col source="name" />
    <DataTable.Col source="role" />
  </OrderedList>
);

const form = (
  <SimpleForm>
    <TextInput source="name" validate={[required(), maxLength(200)]} />
    <TextInput source="role" validate={[required(), maxLength(200)]} />
    <TextInput source="bio" multiline minRows={3} validate={maxLength(1000)} />
    {publicationInputs}
  </SimpleForm>
);
const MemberCreate = () => <Create>{form}</Create>;
const MemberEdit = () => <Edit>{form}</Edit>;

export const teamMembers: BackOfficeResource = {
  name: 'team_members',
  icon: TeamIcon,
  recordRepresentation: 'name',
  list: MemberList,
  create: MemberCreate,
  edit: MemberEdit,
  options: {
    path: 'team',
    columns,
    exportedAs: 'equipe',
    french: { name: 'Membre |||| Équipe', counted: 'membre |||| membres', page: { create: 'Nouveau membre' } },
  },
};
