import type { Columns } from '@agency/supabase/tables/column';
import QuestionIcon from '@mui/icons-material/QuizOutlined';
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
  question: { label: 'Question', written: 'text' },
  answer: { label: 'Réponse', written: 'text' },
  published: { label: 'Publié', written: 'value' },
  is_example: { label: 'Exemple', written: 'value' },
  position: { label: 'Rang', written: 'computed' },
} satisfies Columns<'faq_entries'>;

const filters = [<SearchInput key="question" source="question@ilike" placeholder="Rechercher une question" alwaysOn />];

const QuestionList = () => (
  <List filters={filters} sort={byPosition}>
    <ExamplesNotice />
    <Reorderable>
      <DataTable>
        <DataTable.Col source="question" />
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
    <TextInput source="question" validate={[required(), maxLength(300)]} />
    <TextInput source="answer" multiline minRows={4} validate={[required(), maxLength(3000)]} />
    <BooleanInput source="published" defaultValue />
    <BooleanInput source="is_example" helperText="Livré avec le site, pour montrer ce que la page donne." />
  </SimpleForm>
);
const QuestionCreate = () => <Create>{form}</Create>;
const QuestionEdit = () => <Edit>{form}</Edit>;

export const faqEntries: BackOfficeResource = {
  name: 'faq_entries',
  icon: QuestionIcon,
  recordRepresentation: 'question',
  list: QuestionList,
  create: QuestionCreate,
  edit: QuestionEdit,
  options: {
    path: 'questions',
    columns,
    exportedAs: 'questions',
    french: { name: 'Question |||| Questions', page: { create: 'Nouvelle question' } },
  },
};
