import type { Columns } from '@agency/supabase/tables/column';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  Edit,
  List,
  maxLength,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import type { BackOfficeResource } from '../../data/resource';
import { ExamplesNotice } from './ExamplesNotice';
import { byPosition, MoveButton, Reorderable } from './reordering';

const columns = {
  id: {},
  name: { label: 'Nom', written: 'text' },
  role: { label: 'Rôle', written: 'text' },
  bio: { label: 'Présentation', written: 'text' },
  published: { label: 'Publié', written: 'value' },
  is_example: { label: 'Exemple', written: 'value' },
  position: { label: 'Rang', written: 'computed' },
} satisfies Columns<'team_members'>;

const filters = [<SearchInput key="name" source="name@ilike" placeholder="Rechercher un nom" alwaysOn />];

const MemberList = () => (
  <List filters={filters} sort={byPosition}>
    <ExamplesNotice />
    <Reorderable>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="role" />
        <DataTable.Col source="published" field={BooleanField} />
        <DataTable.Col source="is_example" field={BooleanField} />
        <DataTable.Col source="position" align="right">
          <MoveButton />
        </DataTable.Col>
      </DataTable>
    </Reorderable>
  </List>
);

const form = (
  <SimpleForm>
    <TextInput source="name" validate={[required(), maxLength(200)]} />
    <TextInput source="role" validate={[required(), maxLength(200)]} />
    <TextInput source="bio" multiline minRows={3} validate={maxLength(1000)} />
    <BooleanInput source="published" defaultValue />
    <BooleanInput source="is_example" helperText="Livré avec le site, pour montrer ce que la page donne." />
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
    french: { name: 'Membre |||| Équipe', page: { create: 'Nouveau membre' } },
  },
};
