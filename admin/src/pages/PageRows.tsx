import { pageTypeLabel } from '@agency/supabase/pages';
import { Box, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { Badge } from '../components/Badge';
import { frame, linkedItem, plainList } from '../theme/styles';
import type { PageSummary } from './page';

interface PageRowsProps {
  readonly pages: readonly PageSummary[];
  readonly selected: string | undefined;
}

export function PageRows({ pages, selected }: PageRowsProps) {
  if (pages.length === 0) return null;
  return (
    <Box component="ul" aria-label="Pages" sx={list}>
      {pages.map((page) => (
        <PageRow key={page.id} page={page} current={page.id === selected} />
      ))}
    </Box>
  );
}

function PageRow({ page, current }: { readonly page: PageSummary; readonly current: boolean }) {
  const createPath = useCreatePath();
  return (
    <Box component="li" sx={{ ...linkedItem, px: 2, py: 1.25 }}>
      <Typography variant="h3" component="h2" sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
        <LinkBase
          to={createPath({ resource: 'pages', type: 'edit', id: page.id })}
          aria-current={current ? 'true' : undefined}
        >
          {page.title}
        </LinkBase>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.25 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', overflowWrap: 'anywhere', minWidth: 0 }}>
          {`/${page.slug}`}
        </Typography>
        {page.status === 'draft' && <Badge tone="kraft">Brouillon</Badge>}
        <Badge tone="quiet">{pageTypeLabel(page.slug)}</Badge>
      </Box>
    </Box>
  );
}

const list = {
  ...plainList,
  ...frame,
  maxHeight: { md: 'calc(100dvh - 3rem)' },
  overflowY: { md: 'auto' },
} as const;
