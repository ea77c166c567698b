import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveStatus } from '../saving/SavingNotices';
import { BackButton } from '../ui/layout/ScreenHeader';

interface EditorHeaderProps {
  readonly title: string;
  /** The target of the back arrow; undefined where the list is shown beside the editor, with the title of the screen. */
  readonly back: string | undefined;
  /** Content beside the title. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** The sticky header of an `editorScreen`: title, save status and main buttons, on one line or, where there is little room, on two. */
export const EditorHeader = ({ title, back, badge, children }: EditorHeaderProps) => (
  <Box component="header" sx={bar}>
    {back && <BackButton to={back} />}
    <Box sx={name}>
      <Typography
        variant="h1"
        component={back ? 'h1' : 'h2'}
        noWrap
        sx={{ fontSize: { xs: '0.875rem', md: '1.125rem' } }}
      >
        {title}
      </Typography>
      {badge}
      <SaveStatus />
    </Box>
    <Box sx={buttons}>{children}</Box>
  </Box>
);

const bar = {
  position: 'sticky',
  top: 0,
  // The header stays above the sticky toolbar of the text.
  zIndex: 3,
  display: 'grid',
  gridTemplate: '"back buttons" 2.75rem "name name" 1.5rem / auto minmax(0, 1fr)',
  '@container (min-width: 44rem)': { gridTemplate: '"back name buttons" 3rem / auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  alignContent: 'center',
  boxSizing: 'border-box',
  height: 'var(--header-height)',
  mt: { xs: -2, md: -3 },
  mb: 2,
  bgcolor: 'background.default',
} as const;

const name = {
  gridArea: 'name',
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  minWidth: 0,
  whiteSpace: 'nowrap',
} as const;

const buttons = {
  gridArea: 'buttons',
  display: 'flex',
  justifyContent: 'flex-end',
  ml: 1,
  gap: 1,
  // On the smallest phones, and beside a list, the words would overflow their buttons.
  '@container (max-width: 20.5rem)': { gap: 0.5, '& .MuiButton-root': { px: 0.5, fontSize: '0.75rem' } },
} as const;
