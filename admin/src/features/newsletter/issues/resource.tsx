import type { Database } from '@agency/supabase/database-types';
import type { Columns } from '@agency/supabase/tables/column';
import LetterIcon from '@mui/icons-material/DraftsOutlined';
import { DataTable, List, SearchInput, Show } from 'react-admin';
import { formatDateTime } from '../../../data/formats/dates';
import type { BackOfficeResource } from '../../../data/resource';
import { LetterCreate } from './LetterCreate';
import { LetterProgress, SentLetter } from './SentLetter';

type Letter = Database['public']['Tables']['letters']['Row'];

const columns = {
  id: {},
  subject: { label: 'Objet' },
  introduction: {},
  post: {},
  post_id: {},
  audience: {},
  per_hour: { label: 'Par heure' },
  total: { label: 'Destinataires' },
  sent: { label: 'Parties' },
  failed: { label: 'Refusées' },
  sent_by: { label: 'Envoyée par' },
  created_at: { label: 'Envoyée le' },
} satisfies Columns<'letters'>;

const filters = [<SearchInput key="subject" source="subject@ilike" placeholder="Rechercher un objet" alwaysOn />];

/** /admin/letters: the articles that were sent as letters. */
const LetterList = () => (
  <List filters={filters} sort={{ field: 'created_at', order: 'DESC' }}>
    <DataTable<Letter> rowClick="show" bulkActionButtons={false} aria-label="Lettres">
      <DataTable.Col<Letter> source="subject" />
      <DataTable.Col<Letter> source="sent" render={(letter) => <LetterProgress letter={letter} />} />
      <DataTable.Col<Letter> source="failed" align="right" />
      <DataTable.Col<Letter> source="sent_by" />
      <DataTable.Col<Letter> source="created_at" render={({ created_at: sent }) => formatDateTime(sent)} />
    </DataTable>
  </List>
);

const LetterShow = () => (
  <Show actions={false} component="div">
    <SentLetter />
  </Show>
);

export const letters: BackOfficeResource = {
  name: 'letters',
  icon: LetterIcon,
  recordRepresentation: 'subject',
  list: LetterList,
  create: LetterCreate,
  show: LetterShow,
  options: {
    path: 'letters',
    columns,
    exportedAs: 'lettres',
    french: {
      name: 'Lettre |||| Lettres',
      counted: 'lettre |||| lettres',
      empty: 'Aucune lettre envoyée',
      invite: 'Ouvrez un article publié, puis « Envoyer comme lettre » dans son menu.',
      unread: 'Les lettres n’ont pas pu être lues',
      page: { create: 'Envoyer comme lettre', show: '%{recordRepresentation}' },
    },
  },
};
