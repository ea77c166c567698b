import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Alert, Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { SaveStatus } from '../../../saving/SavingNotices';
import { usePageTitle } from '../../../ui/layout/use-page-title';
import { isBlank, missingTitleOrContent, type PostForm } from './post-form';

interface PostEditorHeaderProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A sticky header, one line, two on a phone: title, save status and main buttons. */
export function PostEditorHeader({ title, children }: PostEditorHeaderProps) {
  usePageTitle(title);
  return (
    <Box component="header" sx={bar}>
      <IconButton component={LinkBase} to="/blog_posts" edge="start" aria-label="Retour" sx={{ gridArea: 'back' }}>
        <ArrowBackIcon />
      </IconButton>
      <Box sx={name}>
        <Typography variant="h1" noWrap sx={{ fontSize: { xs: '0.875rem', md: '1.125rem' } }}>
          {title}
        </Typography>
        <SaveStatus />
      </Box>
      <Box sx={buttons}>{children}</Box>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  // Above the sticky toolbar of the text.
  zIndex: 3,
  display: 'grid',
  gridTemplate: {
    xs: '"back buttons" 2.75rem "name name" 1.5rem / auto minmax(0, 1fr)',
    md: '"back name buttons" 3rem / auto minmax(0, 1fr) auto',
  },
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 1,
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
  gap: 1,
  // On the smallest phones the words would leave their buttons.
  '@media (max-width: 359.95px)': { gap: 0.5, '& .MuiButton-root': { px: 0.5, fontSize: '0.75rem' } },
} as const;

/** The error of a save that was not sent. */
export function PostProblems() {
  const { errors, submitCount } = useFormState();
  const values = useWatch<PostForm, ['title', 'content']>({ name: ['title', 'content'] });
  if (submitCount === 0 || !(errors['title'] ?? errors['content']) || !values.some(isBlank)) return null;
  return (
    <Alert severity="error" variant="outlined" icon={false} sx={{ mb: 2, color: 'error.main', fontWeight: 600 }}>
      {missingTitleOrContent}
    </Alert>
  );
}
