import { newPostDefaults } from '@agency/supabase/blog-posts';
import { Typography } from '@mui/material';
import { usePostAsSaved } from './PostAsSaved';

/** The estimate, updated as one types; before the first word, the default of a new article. */
export function ReadingTime() {
  const { content, read_time_minutes } = usePostAsSaved();
  const minutes = content.trim() ? read_time_minutes : newPostDefaults.read_time_minutes;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ width: '100%', maxWidth: '42rem', mx: 'auto' }}>
      {`Temps de lecture estimé : ${minutes} min`}
    </Typography>
  );
}
