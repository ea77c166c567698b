import { contactStatusLabels } from '@agency/supabase/contacts';
import {
  Create,
  DataTable,
  DateField,
  Edit,
  email,
  List,
  maxLength,
  required,
  SearchInput,
  SelectField,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { type Labels, tableResource } from './table-resource';

/** A resource as react-admin's documentation writes one, without anything of ours but its labels. */
const labels = {
  name: 'Nom',
  email: 'E-mail',
  company: 'Entreprise',
  status: 'Statut',
  created_at: 'Reçu le',
} satisfies Labels<'contacts'>;

const statuses = Object.entries(contactStatusLabels).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
];

const PersonList = () => (
  <List filters={filters} sort={{ field: 'created_at', order: 'DESC' }}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="company" />
      <DataTable.Col source="status">
        <SelectField source="status" choices={statuses} />
      </DataTable.Col>
      <DataTable.Col source="created_at" field={DateField} />
    </DataTable>
  </List>
);

const form = (
  <SimpleForm>
    <TextInput source="name" validate={[required(), maxLength(100)]} />
    <TextInput source="email" validate={[required(), email()]} />
    <TextInput source="company" />
    <SelectInput source="status" choices={statuses} defaultValue="new" />
  </SimpleForm>
);
const PersonCreate = () => <Create>{form}</Create>;
const PersonEdit = () => <Edit>{form}</Edit>;

export const people = tableResource({
  name: 'contacts',
  labels,
  recordRepresentation: 'name',
  list: PersonList,
  create: PersonCreate,
  edit: PersonEdit,
  options: { path: 'people', french: { name: 'Personne |||| Personnes', page: { create: 'Nouvelle personne' } } },
});
