import { Box } from '@mui/material';
import { ContentEditor } from '../editor/ContentEditor';
import { PostTitle } from './PostTitle';
import { ReadingTime } from './ReadingTime';

/** What readers will read: the title and the text. */
export function PostMainFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PostTitle />
      <ContentEditor source="content" label="Contenu" rows={20} isRequired />
      <ReadingTime />
    </Box>
  );
}
