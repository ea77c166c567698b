import type { Columns } from '@agency/supabase/tables/column';
import QuestionIcon from '@mui/icons-material/QuizOutlined';
import { Create, DataTable, Edit, maxLength, required, SimpleForm, TextInput } from 'react-admin';
import type { BackOfficeResource } from '../../data/resource';
import { examplesSetup } from './ExamplesNotice';
import { OrderedList, publicationColumns, publicationInputs } from './OrderedList';

const columns = {
  id: {},
  question: { label: 'Question', written: 'text' },
  answer: { label: 'Réponse', written: 'text' },
  ...publicationColumns,
} satisfies Columns<'faq_entries'>;

const QuestionList = () => (
  <OrderedList search="question" placeholder="Rechercher une question">
    <DataTable.Col source="question" />
  </OrderedList>
);

const form = (
  <SimpleForm>
    <TextInput source="question" validate={[required(), maxLength(300)]} />
    <TextInput source="answer" multiline minRows={4} validate={[required(), maxLength(3000)]} />
    {publicationInputs}
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
    setupStep: examplesSetup,
    french: { name: 'Question |||| Questions', page: { create: 'Nouvelle question' } },
  },
};
