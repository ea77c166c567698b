import { postStatusLabels } from '@agency/supabase/blog-posts';
import { postColumns } from '@agency/supabase/tables/blog-posts';
import type { Columns } from '@agency/supabase/tables/column';
import { type DataTableColumnProps, NumberField } from 'react-admin';
import { Badge } from '../../components/Badge';
import type { Column } from '../../components/use-columns';
import { cellOf } from '../../formats/csv';
import { formatDate } from '../../formats/dates';
import { listedPostColumns, type PostSummary } from '../post';
import { PostTitleCell } from './PostTitleCell';

type PostTableColumn = DataTableColumnProps<PostSummary> & Column;

/** Each with a cell of its own making. */
const drawn: readonly PostTableColumn[] = [
  { source: 'title', render: (post) => <PostTitleCell post={post} /> },
  { source: 'status', render: ({ status }) => <StatusBadge status={status} /> },
  { source: 'category' },
  { source: 'published_at', label: 'Date', render: (post) => dateOf(post) },
  {
    source: 'read_time_minutes',
    label: 'Lecture',
    align: 'right',
    render: ({ read_time_minutes: minutes }) => `${minutes}\u00A0min`,
  },
  { source: 'view_count', align: 'right', field: NumberField },
];

/** Shown in the title's cell, or to nobody. */
const drawnWithTitle = new Set<string>(['id', 'featured', 'excerpt', 'tags']);

/** Every other column that lists read: offered, and hidden until somebody asks for it. */
export const hiddenPostColumns = listedPostColumns.filter(
  (name) => !drawnWithTitle.has(name) && !drawn.some(({ source }) => source === name),
);

const declared: Columns<'blog_posts'> = postColumns;

/** The columns of the articles' table, in the order they have at first. */
export const postTableColumns: readonly PostTableColumn[] = [
  ...drawn,
  ...hiddenPostColumns.map((name) => ({
    source: name,
    render: (post: PostSummary) => cellOf(name, post[name], declared[name]?.choices),
  })),
];

function StatusBadge({ status }: Pick<PostSummary, 'status'>) {
  const published = status === 'published';
  return <Badge tone={published ? 'teal' : 'quiet'}>{postStatusLabels[published ? 'published' : 'draft']}</Badge>;
}

/** Which date it is, and the date. */
const dateOf = ({ published_at: published, created_at: created }: PostSummary): string =>
  published
    ? `${postColumns.published_at.label} ${formatDate(published)}`
    : `${postColumns.created_at.label} ${formatDate(created)}`;
