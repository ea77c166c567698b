import type { Columns } from '@agency/supabase/tables/column';
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
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
  trade: { label: 'Métier', written: 'text' },
  place: { label: 'Ville', written: 'text' },
  words: { label: 'Témoignage', written: 'text' },
  published: { label: 'Publié', written: 'value' },
  is_example: { label: 'Exemple', written: 'value' },
  position: { label: 'Rang', written: 'computed' },
} satisfies Columns<'testimonials'>;

const filters = [<SearchInput key="name" source="name@ilike" placeholder="Rechercher un nom" alwaysOn />];

const TestimonialList = () => (
  <List filters={filters} sort={byPosition}>
    <ExamplesNotice>Publier des avis inventés est interdit.</ExamplesNotice>
    <Reorderable>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="trade" />
        <DataTable.Col source="place" />
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
    <TextInput source="words" multiline minRows={3} validate={[required(), maxLength(1000)]} />
    <TextInput source="name" validate={[required(), maxLength(200)]} />
    <TextInput source="trade" validate={maxLength(200)} />
    <TextInput source="place" validate={maxLength(200)} helperText="Sans « à » : le site l’écrit devant." />
    <BooleanInput source="published" defaultValue />
    <BooleanInput source="is_example" helperText="Livré avec le site, pour montrer ce que la page donne." />
  </SimpleForm>
);
const TestimonialCreate = () => <Create>{form}</Create>;
const TestimonialEdit = () => <Edit>{form}</Edit>;

export const testimonials: BackOfficeResource = {
  name: 'testimonials',
  icon: QuoteIcon,
  recordRepresentation: 'name',
  list: TestimonialList,
  create: TestimonialCreate,
  edit: TestimonialEdit,
  options: {
    path: 'testimonials',
    columns,
    exportedAs: 'temoignages',
    french: { name: 'Témoignage |||| Témoignages', page: { create: 'Nouveau témoignage' } },
  },
};
