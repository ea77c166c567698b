import type { Database } from '@agency/supabase/database-types';
import { Box, Button } from '@mui/material';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { LoadError } from '../components/LoadError';
import { Panel } from '../components/Panel';
import { Loading } from '../components/Loading';
import type { Contact } from '../contacts/contact';
import { formatDate, formatDateTime } from '../formats/dates';
import { ContactCurve } from './ContactCurve';
import { LinkList } from './LinkList';
import type { StatisticsProps } from './StatisticCards';

const pagination = { page: 1, perPage: 5 } as const;

/** What one looks at in the morning: who is waiting for an answer, what is being written, how many people write. */
export function RecentActivity({ statistics, isPending }: StatisticsProps) {
  return (
    <Box sx={panels}>
      <NewContacts />
      <Drafts />
      <ContactCurve days={statistics?.contactsPerDay} isPending={isPending} />
    </Box>
  );
}

function NewContacts() {
  const {
    data = [],
    isPending,
    isSuccess,
    isError,
    refetch,
  } = useGetList<Contact>('contacts', {
    filter: { status: 'new' },
    sort: { field: 'created_at', order: 'DESC' },
    pagination,
  });
  const items = data.map(({ id, name, created_at: received }) => ({
    id,
    to: { pathname: '/contacts', search: `?contact=${id}` },
    text: name,
    note: formatDateTime(received),
  }));
  return (
    <Panel title="Demandes à traiter">
      {isPending && <Loading shape="lines" />}
      {isSuccess && <LinkList items={items} empty="Aucune demande n’attend de réponse." />}
      {isError && <LoadError inPanel title="Les demandes n’ont pas pu être lues" onRetry={refetch} />}
      {items.length > 0 && (
        <Button
          component={LinkBase}
          to={{ pathname: '/contacts', search: newOnes }}
          size="small"
          sx={{ alignSelf: 'start', ml: -0.625 }}
        >
          Toutes les nouvelles demandes
        </Button>
      )}
    </Panel>
  );
}

/** The list's own way to write its filter in the address. */
const newOnes = `?${new URLSearchParams({ filter: JSON.stringify({ status: 'new' }) }).toString()}`;

type Draft = Pick<Database['public']['Tables']['blog_posts']['Row'], 'id' | 'title' | 'updated_at'>;

/** The ones written last come first. */
function Drafts() {
  const createPath = useCreatePath();
  const {
    data = [],
    isPending,
    isSuccess,
    isError,
    refetch,
  } = useGetList<Draft>('blog_posts', {
    filter: { status: 'draft' },
    sort: { field: 'updated_at', order: 'DESC' },
    pagination,
    meta: { columns: ['id', 'title', 'updated_at'] satisfies (keyof Draft)[] },
  });
  const items = data.map(({ id, title, updated_at: changed }) => ({
    id,
    to: createPath({ resource: 'blog_posts', type: 'edit', id }),
    text: title,
    note: `modifié le ${formatDate(changed)}`,
  }));
  return (
    <Panel title="Brouillons en cours">
      {isPending && <Loading shape="lines" />}
      {isSuccess && <LinkList items={items} empty="Aucun brouillon." />}
      {isError && <LoadError inPanel title="Les brouillons n’ont pas pu être lus" onRetry={refetch} />}
    </Panel>
  );
}

const panels = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
