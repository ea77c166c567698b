import { postStatusLabels } from '@agency-site/domain/blog-posts';
import { postColumns } from '@agency-site/domain/tables/blog-posts';
import type { Columns } from '@agency-site/domain/tables/column';
import type { DataTableColumnProps } from 'react-admin';
import { Badge } from '../../../ui/components/Badge';
import type { ListColumn } from '../../../ui/components/ColumnsButton';
import { cellOf } from '../../../formats/csv';
import { formatDate } from '../../../formats/dates';
import { formatParisDateTime } from '../../../formats/paris-time';
import { useCategoryName } from '../../../provider/use-category-name';
import { isScheduled, isToCome } from '../../../provider/publication';
import { listedPostColumns, type PostSummary } from '../post';
import { PostTitleCell } from './PostTitleCell';
import { PostViews } from './PostViews';

type PostTableColumn = DataTableColumnProps<PostSummary> & ListColumn;

/** The columns shown by default. */
const defaultColumns: readonly PostTableColumn[] = [
  { source: 'title', render: (post) => <PostTitleCell post={post} /> },
  { source: 'status', render: (post) => <StatusBadge post={post} /> },
  { source: 'category', render: (post) => <CategoryCell post={post} /> },
  { source: 'published_at', label: 'Date', render: (post) => dateOf(post) },
  {
    source: 'read_time_minutes',
    label: 'Lecture',
    align: 'right',
    render: ({ read_time_minutes: minutes }) => `${minutes}\u00A0min`,
  },
  { source: 'view_count', align: 'right', render: (post) => <PostViews post={post} /> },
];

/** Columns without a cell of their own. The cell of the title shows some of them; the others are not shown. */
const withoutCell = new Set<string>(['id', 'author_id', 'featured', 'featured_until', 'excerpt', 'tags']);

/** Every other column of the list, hidden by default. */
export const hiddenPostColumns = listedPostColumns.filter(
  (name) => !withoutCell.has(name) && !defaultColumns.some(({ source }) => source === name),
);

const declared: Columns<'blog_posts'> = postColumns;

/** The columns of the table in their default order. */
export const postTableColumns: readonly PostTableColumn[] = [
  ...defaultColumns,
  ...hiddenPostColumns.map((name) => ({
    source: name,
    render: (post: PostSummary) => cellOf(name, post[name], declared[name]?.choices),
  })),
];

function CategoryCell({ post: { category } }: { readonly post: PostSummary }) {
  return useCategoryName()(category ?? '');
}

function StatusBadge({ post }: { readonly post: PostSummary }) {
  if (isScheduled(post)) return <Badge tone="kraft">Programmé</Badge>;
  const published = post.status === 'published';
  return <Badge tone={published ? 'teal' : 'quiet'}>{postStatusLabels[published ? 'published' : 'draft']}</Badge>;
}

/** The date of an article in words: « Pour le » with the time in Paris, « Publié le » or « Créé le ». */
function dateOf({ published_at: published, created_at: created }: PostSummary): string {
  if (published && isToCome(published)) return `Pour le ${formatParisDateTime(published)}`;
  return published
    ? `${postColumns.published_at.label} ${formatDate(published)}`
    : `${postColumns.created_at.label} ${formatDate(created)}`;
}
