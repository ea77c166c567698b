import type { Columns } from '@agency/supabase/tables/column';
import FigureIcon from '@mui/icons-material/PinOutlined';
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
  prefix: { label: 'Avant le chiffre', written: 'text' },
  value: { label: 'Chiffre', written: 'text' },
  label: { label: 'Ce qu’il compte', written: 'text' },
  published: { label: 'Publié', written: 'value' },
  is_example: { label: 'Exemple', written: 'value' },
  position: { label: 'Rang', written: 'computed' },
} satisfies Columns<'key_figures'>;

const filters = [<SearchInput key="label" source="label@ilike" placeholder="Rechercher" alwaysOn />];

const FigureList = () => (
  <List filters={filters} sort={byPosition}>
    <ExamplesNotice>Un chiffre annoncé doit pouvoir être prouvé.</ExamplesNotice>
    <Reorderable>
      <DataTable>
        <DataTable.Col source="value" />
        <DataTable.Col source="prefix" />
        <DataTable.Col source="label" />
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
    <TextInput source="prefix" validate={maxLength(40)} helperText="« jusqu’à », « plus de »… ou rien." />
    <TextInput source="value" validate={[required(), maxLength(20)]} helperText="Avec son unité : « 95 % »." />
    <TextInput source="label" multiline validate={[required(), maxLength(300)]} />
    <BooleanInput source="published" defaultValue />
    <BooleanInput source="is_example" helperText="Livré avec le site, pour montrer ce que la page donne." />
  </SimpleForm>
);
const FigureCreate = () => <Create>{form}</Create>;
const FigureEdit = () => <Edit>{form}</Edit>;

export const keyFigures: BackOfficeResource = {
  name: 'key_figures',
  icon: FigureIcon,
  recordRepresentation: 'value',
  list: FigureList,
  create: FigureCreate,
  edit: FigureEdit,
  options: {
    path: 'figures',
    columns,
    exportedAs: 'chiffres',
    french: { name: 'Chiffre clé |||| Chiffres clés', page: { create: 'Nouveau chiffre' } },
  },
};
