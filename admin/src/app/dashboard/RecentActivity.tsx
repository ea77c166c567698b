import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { Panel } from '../../ui/components/Panel';
import type { Contact } from '../../features/contacts/contact';
import { formatDate, formatDateTime } from '../../data/formats/dates';
import type { Post } from '../../features/articles/post';
import { linksWithNotes } from '../../ui/theme/styles';
import { ContactCurve } from './ContactCurve';

type Draft = Pick<Post, 'id' | 'title' | 'updated_at'>;

const draftColumns = ['id', 'title', 'updated_at'] satisfies (keyof Draft)[];

/** The list of contacts with react-admin’s own filter parameter. */
const newRequests = `/contacts?${new URLSearchParams({ filter: JSON.stringify({ status: 'new' }) }).toString()}`;

export const RecentActivity = () => (
  <Box sx={panels}>
    <LatestRows<Contact>
      title="Demandes à traiter"
      resource="contacts"
      status="new"
      date="created_at"
      linkOf={({ id, name, created_at: received }) => ({
        to: `/contacts?contact=${id}`,
        text: name,
        note: formatDateTime(received),
      })}
      empty="Aucune demande n’attend de réponse."
      error="Les demandes n’ont pas pu être lues"
    >
      <Button component={LinkBase} to={newRequests} size="small" sx={{ alignSelf: 'start', ml: -0.625 }}>
        Toutes les nouvelles demandes
      </Button>
    </LatestRows>
    <LatestRows<Draft>
      title="Brouillons en cours"
      resource="blog_posts"
      status="draft"
      date="updated_at"
      meta={{ columns: draftColumns }}
      linkOf={({ id, title, updated_at: changed }) => ({
        to: `/blog_posts/${id}`,
        text: title,
        note: `modifié le ${formatDate(changed)}`,
      })}
      empty="Aucun brouillon."
      error="Les brouillons n’ont pas pu être lus"
    />
    <ContactCurve />
  </Box>
);

interface LatestRowsProps<Row> {
  readonly title: string;
  readonly resource: string;
  readonly status: string;
  /** The column that tells which are the latest. */
  readonly date: keyof Row & string;
  readonly meta?: object;
  readonly linkOf: (row: Row) => { readonly to: string; readonly text: string; readonly note: string };
  readonly empty: string;
  readonly error: string;
  /** Below the rows, when there are some. */
  readonly children?: ReactNode;
}

/** The latest rows of a status, as links. */
function LatestRows<Row extends { readonly id: string }>(props: LatestRowsProps<Row>) {
  const { title, resource, status, date, meta, linkOf, empty, error, children } = props;
  const list = useGetList<Row>(resource, {
    filter: { status },
    sort: { field: date, order: 'DESC' },
    pagination: { page: 1, perPage: 5 },
    meta,
  });
  const rows = list.data ?? [];
  return (
    <Panel title={title}>
      {list.isPending && <Loading shape="lines" />}
      {list.isSuccess && rows.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      {list.isSuccess && rows.length > 0 && (
        <Box component="ul" sx={links}>
          {rows.map((row) => {
            const { to, text, note } = linkOf(row);
            return (
              <li key={row.id}>
                <LinkBase to={to}>{text}</LinkBase>
                <span>{note}</span>
              </li>
            );
          })}
        </Box>
      )}
      {list.isError && <LoadError inPanel title={error} onRetry={list.refetch} />}
      {rows.length > 0 && children}
    </Panel>
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
