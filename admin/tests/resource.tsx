import { contactStatusLabels } from '@agency-site/domain/contacts';
import type { Columns } from '@agency-site/domain/tables/column';
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
import type { BackOfficeResource } from '../src/provider/resource';

/** A resource as in react-admin's documentation, with our column declaration. */
const columns = {
  id: {},
  name: { label: 'Nom' },
  email: { label: 'E-mail' },
  company: { label: 'Entreprise' },
  status: { label: 'Statut' },
  created_at: { label: 'Reçu le' },
} satisfies Columns<'contacts'>;

const statuses = Object.entries(contactStatusLabels).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
  <TextInput key="company" source="company" />,
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

export const people: BackOfficeResource = {
  name: 'contacts',
  recordRepresentation: 'name',
  list: PersonList,
  create: PersonCreate,
  edit: PersonEdit,
  options: {
    path: 'people',
    columns,
    messages: { name: 'Personne |||| Personnes', page: { create: 'Nouvelle personne' } },
  },
};
