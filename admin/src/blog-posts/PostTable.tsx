import { postStatusLabels } from '@agency/supabase/blog-posts';
import { postColumns } from '@agency/supabase/tables/blog-posts';
import { TableCell } from '@mui/material';
import {
  DataTable,
  DataTableConfigContext,
  DataTableHead,
  type DataTableHeadProps,
  useDataTableConfigContext,
} from 'react-admin';
import { Badge } from '../components/Badge';
import { OnlyHeard } from '../components/OnlyHeard';
import { cellOf } from '../formats/csv-columns';
import { formatDate } from '../formats/dates';
import { listedPostColumns, type PostSummary } from './post';
import { PostBulkBar } from './PostBulkBar';
import { PostRowActions } from './PostRowActions';
import { PostTitleCell } from './PostTitleCell';

/** Shown in a cell of their own making, or in the title's. */
const drawn = new Set<string>([
  'id',
  'title',
  'featured',
  'excerpt',
  'tags',
  'status',
  'category',
  'published_at',
  'read_time_minutes',
  'view_count',
]);

/** Every other column that lists read: offered, and hidden until somebody asks for it. */
const others = listedPostColumns.filter((name) => !drawn.has(name));

/** The articles of the current page. What columns it has, and in which order, is kept for each person. */
export function PostTable({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <DataTable<PostSummary>
      aria-label="Articles"
      rowClick={false}
      hiddenColumns={others}
      head={Head}
      sx={table}
      bulkActionsToolbar={<PostBulkBar posts={posts} />}
    >
      <DataTable.Col<PostSummary> source="title" render={(post) => <PostTitleCell post={post} />} />
      <DataTable.Col<PostSummary> source="status" render={({ status }) => <StatusBadge status={status} />} />
      <DataTable.Col<PostSummary> source="category" />
      <DataTable.Col<PostSummary> source="published_at" label="Date" render={dateOf} />
      <DataTable.Col<PostSummary>
        source="read_time_minutes"
        label="Lecture"
        align="right"
        render={({ read_time_minutes: minutes }) => `${minutes}\u00A0min`}
      />
      <DataTable.NumberCol<PostSummary> source="view_count" />
      {others.map((name) => (
        <DataTable.Col<PostSummary> key={name} source={name} render={(post) => cellOf(name, post[name], undefined)} />
      ))}
      <DataTable.Col<PostSummary>
        label={<OnlyHeard>Actions</OnlyHeard>}
        render={(post) => <PostRowActions post={post} />}
      />
    </DataTable>
  );
}

function StatusBadge({ status }: Pick<PostSummary, 'status'>) {
  const published = status === 'published';
  return <Badge tone={published ? 'teal' : 'quiet'}>{postStatusLabels[published ? 'published' : 'draft']}</Badge>;
}

/** Which date it is, and the date. */
const dateOf = ({ published_at: published, created_at: created }: PostSummary): string =>
  published
    ? `${postColumns.published_at.label} ${formatDate(published)}`
    : `${postColumns.created_at.label} ${formatDate(created)}`;

/** Below the bar, as one frame. On a telephone what is short stands side by side, and the select above orders the rows. */
const table = {
  '& .RaDataTable-tableWrapper': { borderTop: 0, borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  '& .MuiTableCell-body': { verticalAlign: 'top' },
  '& .MuiTableCell-body.MuiTableCell-paddingCheckbox': { pt: 0.25 },
  '& .column-published_at, & .column-status': { whiteSpace: 'nowrap' },
  '@media (max-width: 599.95px)': {
    '& .RaDataTable-thead': { display: 'none' },
    '& .RaDataTable-rowCell': { flex: '0 1 auto', maxWidth: '100%' },
    '& .RaDataTable-rowCell[data-label]:not(.column-view_count)::before': { content: 'none' },
    '& .RaDataTable-rowCell:last-of-type': { ml: 'auto' },
  },
} as const;

/** Without react-admin's box that selects them all: the bar above has one, which stays in sight. */
function Head({ children }: DataTableHeadProps) {
  const config = useDataTableConfigContext();
  return (
    <DataTableConfigContext value={{ ...config, hasBulkActions: false }}>
      <DataTableHead>
        <TableCell component="td" padding="checkbox" />
        {children}
      </DataTableHead>
    </DataTableConfigContext>
  );
}
