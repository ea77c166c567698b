import { Box } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { Sparkline } from '../../../ui/components/Sparkline';
import { countOf, formatNumber } from '../../../formats/numbers';
import { useReadFunction } from '../../../provider/use-read-function';
import type { PostSummary } from '../post';

/** The number of views of an article, with the curve of the last 30 days. */
export function PostViews({ post }: { readonly post: PostSummary }) {
  const counts = useViewCurves()?.[pageOf(post)];
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

/** The view counts of the articles in the list, by path and day. All rows share the query key, so one request serves them all. */
function useViewCurves() {
  const { data = [] } = useListContext<PostSummary>();
  const pages = data.filter(({ status }) => status === 'published').map(pageOf);
  return useReadFunction(
    'visit_curves',
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
