import type { Columns } from '@agency/supabase/tables/column';
import FigureIcon from '@mui/icons-material/PinOutlined';
import { Create, DataTable, Edit, maxLength, required, SimpleForm, TextInput } from 'react-admin';
import type { BackOfficeResource } from '../../data/resource';
import { OrderedList, publicationColumns, publicationInputs } from './OrderedList';

const columns = {
  id: {},
  prefix: { label: 'Avant le chiffre', written: 'text' },
  value: { label: 'Chiffre', written: 'text' },
  label: { label: 'Ce qu’il compte', written: 'text' },
  ...publicationColumns,
} satisfies Columns<'key_figures'>;

const FigureList = () => (
  <OrderedList search="label" placeholder="Rechercher" examples="Un chiffre annoncé doit pouvoir être prouvé.">
    <DataTable.Col source="value" />
    <DataTable.Col source="prefix" />
    <DataTable.Col source="label" />
  </OrderedList>
);

const form = (
  <SimpleForm>
    <TextInput source="prefix" validate={maxLength(40)} helperText="« jusqu’à », « plus de »… ou rien." />
    <TextInput source="value" validate={[required(), maxLength(20)]} helperText="Avec son unité : « 95 % »." />
    <TextInput source="label" multiline validate={[required(), maxLength(300)]} />
    {publicationInputs}
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
