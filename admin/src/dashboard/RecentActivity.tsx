import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, type UseGetListHookValue, useGetList } from 'react-admin';
import { LoadError } from '../components/LoadError';
import { Loading } from '../components/Loading';
import { Panel } from '../components/Panel';
import type { Contact } from '../contacts/contact';
import { formatDate, formatDateTime } from '../formats/dates';
import type { Post } from '../blog-posts/post';
import { linksWithNotes } from '../theme/styles';
import { ContactCurve } from './ContactCurve';

const pagination = { page: 1, perPage: 5 } as const;

export const RecentActivity = () => (
  <Box sx={panels}>
    <NewRequests />
    <Drafts />
    <ContactCurve />
  </Box>
);

interface ListPanelProps {
  readonly title: string;
  readonly list: UseGetListHookValue;
  readonly items: readonly {
    readonly id: string;
    readonly to: string;
    readonly text: string;
    readonly note: string;
  }[];
  readonly empty: string;
  readonly error: string;
  readonly children?: ReactNode;
}

function ListPanel({ title, list, items, empty, error, children }: ListPanelProps) {
  return (
    <Panel title={title}>
      {list.isPending && <Loading shape="lines" />}
      {list.isSuccess && items.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      {list.isSuccess && items.length > 0 && (
        <Box component="ul" sx={links}>
          {items.map(({ id, to, text, note }) => (
            <li key={id}>
              <LinkBase to={to}>{text}</LinkBase>
              <span>{note}</span>
            </li>
          ))}
        </Box>
      )}
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
    to: `/contacts?contact=${id}`,
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
const newRequests = `/contacts?${new URLSearchParams({ filter: JSON.stringify({ status: 'new' }) }).toString()}`;

type Draft = Pick<Post, 'id' | 'title' | 'updated_at'>;

function Drafts() {
  const list = useGetList<Draft>('blog_posts', {
    filter: { status: 'draft' },
    sort: { field: 'updated_at', order: 'DESC' },
    pagination,
    meta: { columns: ['id', 'title', 'updated_at'] satisfies (keyof Draft)[] },
  });
  const items = (list.data ?? []).map(({ id, title, updated_at: changed }) => ({
    id,
    to: `/blog_posts/${id}`,
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

/** The note is below a link that is too long to have it beside. */
const links = {
  ...linksWithNotes,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 0.75 },
  '& li > a': { flex: '1 1 13rem' },
  '& li > span': { fontSize: '0.8125rem' },
} as const;
