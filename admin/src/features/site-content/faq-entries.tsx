import type { Columns } from '@agency-site/domain/tables/column';
import { publicationColumns } from '@agency-site/domain/tables/publication';
import QuestionIcon from '@mui/icons-material/QuizOutlined';
import { resource } from '../../ui/resource/resource';
import { PublishedList } from './publication';

const columns = {
  id: {},
  question: { label: 'Question', editable: 'text', required: true, maxLength: 300, inList: true, searched: true },
  answer: {
    label: 'Réponse',
    helperText: '{{prix audit-processus}} y écrit le prix du service dont la page finit ainsi.',
    editable: 'text',
    input: 'lines',
    required: true,
    maxLength: 3000,
  },
  ...publicationColumns,
} satisfies Columns<'faq_entries'>;

export const faqEntries = resource('faq_entries', {
  icon: QuestionIcon,
  path: 'questions',
  menuGroup: 'content',
  columns,
  keepsDeleted: true,
  list: <PublishedList />,
  messages: {
    name: 'Question |||| Questions',
    search: 'Rechercher une question',
    page: { create: 'Nouvelle question' },
  },
});
