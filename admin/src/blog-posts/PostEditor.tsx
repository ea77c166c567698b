import { Box } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import { ScreenHeader } from '../layout/ScreenHeader';
import { StickyHeader } from '../layout/StickyHeader';
import { PostEditorActions } from './PostEditorActions';
import type { PostForm } from './post-form';
import { PostMainFields } from './PostMainFields';
import { PostPreview } from './PostPreview';
import { PostProblems } from './PostProblems';
import { PostSideFields } from './PostSideFields';
import { validatePost } from './validate-post';

interface PostEditorProps {
  readonly title: string;
  readonly defaultValues?: PostForm;
}

/** The article editor: what visitors read in the main column, how it is published in the other, or the live preview. */
export function PostEditor({ title, defaultValues }: PostEditorProps) {
  const [previewing, setPreviewing] = useState(false);
  return (
    <Form
      {...(defaultValues && { defaultValues: { ...defaultValues } })}
      validate={(values) => validatePost(values as PostForm)}
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      noValidate
    >
      <StickyHeader>
        <ScreenHeader title={title} back="/blog_posts">
          <PostEditorActions previewing={previewing} onPreview={setPreviewing} />
        </ScreenHeader>
      </StickyHeader>
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
