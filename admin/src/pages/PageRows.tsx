import { pageTypeLabel } from '@agency/supabase/pages';
import { Box, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { Badge } from '../components/Badge';
import type { PageSummary } from './page';

interface PageRowsProps {
  readonly pages: readonly PageSummary[];
  readonly selected: string | undefined;
}

/** The pages, each a link that shows it beside. */
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
    <Box component="li" sx={row}>
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
  m: 0,
  p: 0,
  maxHeight: { md: 'calc(100dvh - 3rem)' },
  overflowY: { md: 'auto' },
  border: '1px solid var(--line)',
  borderRadius: '14px',
} as const;

const row = {
  position: 'relative',
  px: 2,
  py: 1.25,
  listStyle: 'none',
  '& + &': { borderTop: '1px solid var(--line)' },
  '&:hover': { bgcolor: 'var(--sand)' },
  '&:has([aria-current])': { bgcolor: 'var(--sand)', boxShadow: 'inset 3px 0 0 var(--action)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '&:has(a:focus-visible)': { outline: '2px solid var(--action)', outlineOffset: -2 },
} as const;
