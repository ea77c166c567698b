import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { ContentEditor } from '../../../editor/ContentEditor';
import { editorPreview, editorScreen } from '../../../editor/editor-screen';
import { EditorHeader } from '../../../editor/EditorHeader';
import { LivePreview } from '../../../editor/preview/LivePreview';
import { TextAsSaved, useTextAsSaved } from '../../../editor/TextAsSaved';
import { SavingForm } from '../../../saving/SavingForm';
import { SavingNotices } from '../../../saving/SavingNotices';
import { Notice } from '../../../ui/components/Notice';
import { usePageTitle } from '../../../ui/layout/use-page-title';
import type { Post } from '../post';
import { usePostRights } from '../use-post-rights';
import { useSignature } from './AuthorField';
import { isBlank, missingTitleOrContent, newPost, type PostForm, type PostToSave, postToSave } from './post-form';
import { postSaving } from './post-saving';
import { LockedPostActions, PostEditorActions, settingsId } from './PostEditorActions';
import { PostSideFields } from './PostSideFields';
import { PostTitle } from './PostTitle';

interface PostEditorProps {
  readonly title: string;
  /** The article as it was when the screen opened, because a later fetch must not replace unsaved changes. */
  readonly stored?: Post;
}

/** Title and text beside the settings or the live preview; read-only, with the reason, where the person may not change the article. */
export function PostEditor({ title, stored }: PostEditorProps) {
  usePageTitle(title);
  const [isPreviewing, setPreviewing] = useState(false);
  const isLocked = usePostRights().isLocked(stored);
  const previewing = isPreviewing || isLocked;
  return (
    <SavingForm rules={postSaving} stored={stored} defaultValues={newPost}>
      <TextAsSaved compute={postToSave}>
        <Box sx={editorScreen}>
          <EditorHeader title={title} back="/blog_posts">
            {isLocked ? <LockedPostActions /> : <PostEditorActions previewing={previewing} onPreview={setPreviewing} />}
          </EditorHeader>
          {isLocked && (
            <Notice>
              <strong>Cet article est publié{'\u00A0'}: vous pouvez le lire, plus le modifier.</strong> Demandez à un
              éditeur ou à un propriétaire de le corriger, ou de le dépublier pour qu’il redevienne votre brouillon.
            </Notice>
          )}
          <SavingNotices subject="Cet article a" changed="modifié" />
          <PostProblems />
          <Box sx={previewing ? besidePreview : columns}>
            <Box component="fieldset" disabled={isLocked} sx={previewing ? fields : { display: 'contents' }}>
              {isLocked ? <PostTitle /> : <PostMainFields />}
              <Box component="section" id={settingsId} tabIndex={-1} aria-label="Réglages de l’article">
                <PostSideFields />
              </Box>
            </Box>
            {previewing && (
              <Box sx={editorPreview}>
                <PostPreview {...(!isLocked && { onClose: () => setPreviewing(false) })} />
              </Box>
            )}
          </Box>
        </Box>
      </TextAsSaved>
    </SavingForm>
  );
}

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

/** On a phone the preview replaces the fields; a button in the preview shows them again. */
const fields = {
  display: { xs: 'none', lg: 'grid' },
  gap: 3,
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  // Without this, the disabled fields would still accept a dropped picture.
  '&:disabled': { pointerEvents: 'none', '& a': { pointerEvents: 'auto' } },
  '&:disabled .MuiInputBase-root': { bgcolor: 'var(--sand)' },
  '&:disabled button': { opacity: 0.5 },
} as const;

function PostMainFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PostTitle />
      <ContentEditor source="content" label="Contenu" rows={20} isRequired />
      <ReadingTime />
    </Box>
  );
}

function ReadingTime() {
  const { content, read_time_minutes } = useTextAsSaved<PostToSave>();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ width: '100%', maxWidth: '42rem', mx: 'auto' }}>
      {content.trim()
        ? `Temps de lecture estimé\u00A0: ${read_time_minutes} min`
        : 'Le temps de lecture s’estime dès le premier mot.'}
    </Typography>
  );
}

/** The live preview, which shows a draft as if it were published now. */
function PostPreview(props: { readonly onClose?: () => void }) {
  const saved = useTextAsSaved<PostToSave>();
  const { status: _status, featured: _featured, featured_until: _until, author_id: authorId, ...shown } = saved;
  const author = useSignature(authorId, shown.author);
  const record = useRecordContext<Post>();
  const [now] = useState(() => new Date().toISOString());
  const published_at = shown.published_at ?? record?.published_at ?? now;
  return (
    <LivePreview
      {...props}
      message={{
        type: 'preview',
        kind: 'article',
        content: { ...shown, author, id: record?.id ?? null, published_at },
      }}
    />
  );
}

/** Shows that the title or the content is missing, after a save that the form therefore refused. */
function PostProblems() {
  const { errors, submitCount } = useFormState();
  const values = useWatch<PostForm, ['title', 'content']>({ name: ['title', 'content'] });
  if (submitCount === 0 || !(errors['title'] ?? errors['content']) || !values.some(isBlank)) return null;
  return (
    <Alert severity="error" variant="outlined" icon={false} sx={{ mb: 2, color: 'error.main', fontWeight: 600 }}>
      {missingTitleOrContent}
    </Alert>
  );
}
