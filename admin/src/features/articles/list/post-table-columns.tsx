import { postColumns } from '@agency-site/domain/tables/blog-posts';
import type { Columns } from '@agency-site/domain/tables/column';
import { Box } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type DataTableColumnProps, useListContext } from 'react-admin';
import { cellOf } from '../../../formats/csv';
import { formatDate } from '../../../formats/dates';
import { countOf, formatNumber } from '../../../formats/numbers';
import { formatParisDateTime } from '../../../formats/paris-time';
import { isScheduled, isFuture, statusLabel } from '../../../provider/publication';
import { useCategoryName } from '../../../provider/use-category-name';
import { useReadFunction } from '../../../provider/use-read-function';
import { Badge } from '../../../ui/components/Badge';
import type { ListColumn } from '../../../ui/components/ColumnsButton';
import { Sparkline } from '../../../ui/components/Sparkline';
import { listedPostColumns, type PostSummary } from '../post';
import { PostTitleCell } from './PostTitleCell';

type PostTableColumn = DataTableColumnProps<PostSummary> & ListColumn;

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

/** The remaining columns of the list, hidden by default. */
export const hiddenPostColumns = listedPostColumns.filter(
  (name) => !withoutCell.has(name) && !defaultColumns.some(({ source }) => source === name),
);

const declared: Columns<'blog_posts'> = postColumns;

export const postTableColumns: readonly PostTableColumn[] = [
  ...defaultColumns,
  ...hiddenPostColumns.map((name) => ({
    source: name,
    render: (post: PostSummary) => cellOf(name, post[name], declared[name]?.choices),
  })),
];

interface PostReadings {
  readonly nameOfCategory: (category: string) => string;
  readonly curves?: ReturnType<typeof useViewCurves>;
}

export const PostReadingsContext = createContext<PostReadings>({ nameOfCategory: (category) => category });

/** Loads the names of the categories and the view counts of the last 30 days once, for the cells of all rows. */
export function usePostReadings(): PostReadings {
  const nameOfCategory = useCategoryName();
  return { nameOfCategory, curves: useViewCurves() };
}

function CategoryCell({ post: { category } }: { readonly post: PostSummary }) {
  return use(PostReadingsContext).nameOfCategory(category ?? '');
}

function StatusBadge({ post }: { readonly post: PostSummary }) {
  const tone = isScheduled(post) ? 'kraft' : post.status === 'published' ? 'teal' : 'quiet';
  return <Badge tone={tone}>{statusLabel(post)}</Badge>;
}

/** The date of an article in words: « Pour le » with the time in Paris, « Publié le » or « Créé le ». */
function dateOf({ published_at: published, created_at: created }: PostSummary): string {
  if (published && isFuture(published)) return `Pour le ${formatParisDateTime(published)}`;
  return published
    ? `${postColumns.published_at.label} ${formatDate(published)}`
    : `${postColumns.created_at.label} ${formatDate(created)}`;
}

/** The number of views of an article, with the curve of the last 30 days. */
function PostViews({ post }: { readonly post: PostSummary }) {
  const counts = use(PostReadingsContext).curves?.[pageOf(post)];
  const views = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <>
      {formatNumber(post.view_count)}
      {counts && (
        <Box sx={place}>
          <Sparkline label={`${countOf(views, 'vue', 'vues')} en 30\u00A0jours`} counts={counts} height="1.5rem" />
        </Box>
      )}
    </>
  );
}

/** The view counts of the articles in the list, by path and day. */
function useViewCurves() {
  const { data = [] } = useListContext<PostSummary>();
  const pages = data.filter(({ status }) => status === 'published').map(pageOf);
  return useReadFunction(
    'daily_page_views',
    { pages, days: 30 },
    { enabled: pages.length > 0, placeholderData: keepPreviousData },
  ).data;
}

/** The curve is below the number or, on phones, beside it. */
const place = {
  display: { xs: 'inline-block', sm: 'block' },
  verticalAlign: 'bottom',
  width: { xs: '3.5rem', sm: '5rem' },
  ml: { xs: 1, sm: 'auto' },
  mt: { xs: 0, sm: 0.5 },
} as const;

const pageOf = ({ slug }: PostSummary): string => `/blog/${slug}`;
