import { Alert } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import { isBlank, missingTitleOrContent, type PostForm } from './post-form';

/** Shows that the title or the content is missing, after a save that the form therefore refused. */
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
