import { Box } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import { ScreenHeader } from '../layout/ScreenHeader';
import { StickyHeader } from '../layout/StickyHeader';
import { LeaveGuard } from '../saving/LeaveGuard';
import { SaveStatus } from '../saving/SaveStatus';
import { SavingNotices } from '../saving/SavingNotices';
import type { Post } from './post';
import { PostEditorActions } from './PostEditorActions';
import { newPost, type PostForm } from './post-form';
import { PostMainFields } from './PostMainFields';
import { PostPreview } from './PostPreview';
import { PostProblems } from './PostProblems';
import { PostSaving } from './PostSaving';
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
        <StickyHeader>
          <ScreenHeader title={title} back="/blog_posts" subtitle={<SaveStatus />}>
            <PostEditorActions previewing={previewing} onPreview={setPreviewing} />
          </ScreenHeader>
        </StickyHeader>
        <LeaveGuard />
        <SavingNotices subject="Cet article a" changed="modifié" />
        <PostProblems />
        <Box sx={previewing ? besidePreview : columns}>
          <Box sx={previewing ? fields : { display: 'contents' }}>
            <PostMainFields />
            <PostSideFields />
          </Box>
          {previewing && (
            <Box sx={preview}>
              <PostPreview />
            </Box>
          )}
        </Box>
      </PostSaving>
    </Form>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
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
  top: '4.5rem',
  height: { xs: 'calc(100dvh - 13rem)', lg: 'calc(100dvh - 6rem)' },
} as const;
