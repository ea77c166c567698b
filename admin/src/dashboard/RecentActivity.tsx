import { Box, Button } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { LinkBase, type UseGetListHookValue, useCreatePath, useGetList } from 'react-admin';
import { LoadError } from '../components/LoadError';
import { Loading } from '../components/Loading';
import { Panel } from '../components/Panel';
import type { Contact } from '../contacts/contact';
import { formatDate, formatDateTime } from '../formats/dates';
import type { Post } from '../blog-posts/post';
import { ContactCurve } from './ContactCurve';
import { LinkList } from './LinkList';
import type { StatisticsProps } from './StatisticCards';

const pagination = { page: 1, perPage: 5 } as const;

export function RecentActivity({ statistics, isPending }: StatisticsProps) {
  return (
    <Box sx={panels}>
      <NewRequests />
      <Drafts />
      <ContactCurve days={statistics?.contactsPerDay} isPending={isPending} />
    </Box>
  );
}

interface ListPanelProps extends ComponentProps<typeof LinkList> {
  readonly title: string;
  readonly list: UseGetListHookValue;
  readonly error: string;
  readonly children?: ReactNode;
}

function ListPanel({ title, list, items, empty, error, children }: ListPanelProps) {
  return (
    <Panel title={title}>
      {list.isPending && <Loading shape="lines" />}
      {list.isSuccess && <LinkList items={items} empty={empty} />}
      {list.isError && <LoadError inPanel title={error} onRetry={list.refetch} />}
      {children}
    </Panel>
  );
}

function NewRequests() {
  const list = useGetList<Contact>('contacts', {
    filter: { status: 'new' },
    sort: { field: 'created_at', order: 'DESC' },
    pagination,
  });
  const items = (list.data ?? []).map(({ id, name, created_at: received }) => ({
    id,
    to: { pathname: '/contacts', search: `?contact=${id}` },
    text: name,
    note: formatDateTime(received),
  }));
  return (
    <ListPanel
      title="Demandes à traiter"
      list={list}
      items={items}
      empty="Aucune demande n’attend de réponse."
      error="Les demandes n’ont pas pu être lues"
    >
      {items.length > 0 && (
        <Button component={LinkBase} to={newRequests} size="small" sx={{ alignSelf: 'start', ml: -0.625 }}>
          Toutes les nouvelles demandes
        </Button>
      )}
    </ListPanel>
  );
}

/** The list of contacts with react-admin’s own filter parameter. */
const newRequests = {
  pathname: '/contacts',
  search: `?${new URLSearchParams({ filter: JSON.stringify({ status: 'new' }) }).toString()}`,
};

type Draft = Pick<Post, 'id' | 'title' | 'updated_at'>;

function Drafts() {
  const createPath = useCreatePath();
  const list = useGetList<Draft>('blog_posts', {
    filter: { status: 'draft' },
    sort: { field: 'updated_at', order: 'DESC' },
    pagination,
    meta: { columns: ['id', 'title', 'updated_at'] satisfies (keyof Draft)[] },
  });
  const items = (list.data ?? []).map(({ id, title, updated_at: changed }) => ({
    id,
    to: createPath({ resource: 'blog_posts', type: 'edit', id }),
    text: title,
    note: `modifié le ${formatDate(changed)}`,
  }));
  return (
    <ListPanel
      title="Brouillons en cours"
      list={list}
      items={items}
      empty="Aucun brouillon."
      error="Les brouillons n’ont pas pu être lus"
    />
  );
}

const panels = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
