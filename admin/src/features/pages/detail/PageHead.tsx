import { Box, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/components/Badge';
import type { Page } from '../page';

interface PageHeadProps {
  readonly page: Pick<Page, 'slug' | 'title' | 'status'>;
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** The page's title and buttons; they stay in sight while a long text scrolls. */
export function PageHead({ page, state, children }: PageHeadProps) {
  // On a phone the page is the whole screen, so its title is the screen's.
  const isBesideList = useMediaQuery((theme) => theme.breakpoints.up('md'));
  return (
    <Box sx={head}>
      <Box sx={{ flex: '1 1 12rem' }}>
        <Typography
          variant="h2"
          component={isBesideList ? 'h2' : 'h1'}
          sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}
        >
          {page.title}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {page.status === 'draft' && <Badge tone="kraft">Brouillon</Badge>}
          {state}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}

const head = {
  position: { md: 'sticky' },
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 1.5,
  pb: 1.5,
  pt: { md: 3 },
  mt: { md: -3 },
  bgcolor: 'background.default',
} as const;
