import type { Columns } from '@agency/supabase/tables/column';
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import { Create, DataTable, Edit, maxLength, required, SimpleForm, TextInput } from 'react-admin';
import type { BackOfficeResource } from '../../data/resource';
import { OrderedList, publicationColumns, publicationInputs } from './OrderedList';

const columns = {
  id: {},
  name: { label: 'Nom', written: 'text' },
  trade: { label: 'Métier', written: 'text' },
  place: { label: 'Ville', written: 'text' },
  words: { label: 'Témoignage', written: 'text' },
  ...publicationColumns,
} satisfies Columns<'testimonials'>;

const TestimonialList = () => (
  <OrderedList search="name" placeholder="Rechercher un nom" examples="Publier des avis inventés est interdit.">
    <DataTable.Col source="name" />
    <DataTable.Col source="trade" />
    <DataTable.Col source="place" />
  </OrderedList>
);

const form = (
  <SimpleForm>
    <TextInput source="words" multiline minRows={3} validate={[required(), maxLength(1000)]} />
    <TextInput source="name" validate={[required(), maxLength(200)]} />
    <TextInput source="trade" validate={maxLength(200)} />
    <TextInput source="place" validate={maxLength(200)} helperText="Sans « à » : le site l’écrit devant." />
    {publicationInputs}
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
