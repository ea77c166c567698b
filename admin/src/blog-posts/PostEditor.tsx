import { Box } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import { LeaveGuard } from '../saving/LeaveGuard';
import { SavingNotices } from '../saving/SavingNotices';
import type { Post } from './post';
import { PostAsSaved } from './PostAsSaved';
import { PostEditorActions } from './PostEditorActions';
import { PostEditorHeader } from './PostEditorHeader';
import { newPost, type PostForm } from './post-form';
import { PostMainFields } from './PostMainFields';
import { PostPreview } from './PostPreview';
import { PostProblems } from './PostProblems';
import { PostSaving } from './PostSaving';
import { settingsId } from './PostEditorMenu';
import { PostSideFields } from './PostSideFields';
import { validatePost } from './validate-post';

interface PostEditorProps {
  readonly title: string;
  /** As it was when editing began: what is read again meanwhile must not replace what is being typed. */
  readonly stored?: Post;
}

/** The article editor: what visitors read in the main column, how it is published in the other, or the live preview. */
export function PostEditor({ title, stored }: PostEditorProps) {
  const [previewing, setPreviewing] = useState(false);
  return (
    <Form
      {...(stored ? { record: stored } : { defaultValues: { ...newPost } })}
      validate={(values) => validatePost(values as PostForm)}
      disableInvalidFormNotification
      noValidate
    >
      <PostSaving stored={stored}>
        <PostAsSaved>
          <Box sx={screen}>
            <PostEditorHeader title={title}>
              <PostEditorActions previewing={previewing} onPreview={setPreviewing} />
            </PostEditorHeader>
            <LeaveGuard />
            <SavingNotices subject="Cet article a" changed="modifié" />
            <PostProblems />
            <Box sx={previewing ? besidePreview : columns}>
              <Box sx={previewing ? fields : { display: 'contents' }}>
                <PostMainFields />
                <Box component="section" id={settingsId} tabIndex={-1} aria-label="Réglages de l’article">
                  <PostSideFields />
                </Box>
              </Box>
              {previewing && (
                <Box sx={preview}>
                  <PostPreview onClose={() => setPreviewing(false)} />
                </Box>
              )}
            </Box>
          </Box>
        </PostAsSaved>
      </PostSaving>
    </Form>
  );
}

/** The header's height is known to what stays in sight below it, and to fields that come into sight as they get the focus. */
const screen = {
  '--header-height': { xs: '4.75rem', md: '3.75rem' },
  '& input, & textarea, & select, & button, & a': { scrollMarginTop: 'calc(var(--header-height) + 4rem)' },
} as const;

const columns = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  alignItems: 'start',
} as const;

const besidePreview = {
  ...columns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** On a phone the preview takes the place of the fields: its button brings them back. */
const fields = { display: { xs: 'none', lg: 'grid' }, gap: 3 } as const;

const preview = {
  position: { lg: 'sticky' },
  top: 'calc(var(--header-height) + 0.75rem)',
  height: { xs: 'calc(100dvh - 8rem)', lg: 'calc(100dvh - var(--header-height) - 1.5rem)' },
} as const;
