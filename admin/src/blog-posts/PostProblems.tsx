import { Box } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import type { PostForm } from './post-form';
import { isBlank, missingTitleOrContent } from './validate-post';

/** Says why nothing was sent. */
export function PostProblems() {
  const { errors, submitCount } = useFormState();
  const written = useWatch<PostForm, ['title', 'content']>({ name: ['title', 'content'] });
  if (submitCount === 0 || !(errors['title'] ?? errors['content']) || !written.some(isBlank)) return null;
  return (
    <Box
      role="alert"
      sx={{
        mb: 2,
        p: 1.5,
        border: '1px solid',
        borderColor: 'error.main',
        borderRadius: 1,
        color: 'error.main',
        fontWeight: 600,
      }}
    >
      {missingTitleOrContent}
    </Box>
  );
}
