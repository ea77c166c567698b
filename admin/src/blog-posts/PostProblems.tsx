import { Box } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { missingTitleOrContent } from './validate-post';

/** Says why nothing was sent. */
export function PostProblems() {
  const { errors, submitCount } = useFormState();
  if (submitCount === 0 || !(errors['title'] ?? errors['content'])) return null;
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
