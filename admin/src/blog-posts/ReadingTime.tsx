import { newPostDefaults } from '@agency/supabase/blog-posts';
import { readingTimeMinutes, textOfHtml } from '@agency/supabase/reading-time';
import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { PostForm } from './post-form';

/** The estimate, updated as one types; before the first word, the default of a new article. */
export function ReadingTime() {
  const content = useWatch<PostForm, 'content'>({ name: 'content' })?.trim();
  const minutes = content ? readingTimeMinutes(textOfHtml(content)) : newPostDefaults.read_time_minutes;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ width: '100%', maxWidth: '42rem', mx: 'auto' }}>
      {`Temps de lecture estimé : ${minutes} min`}
    </Typography>
  );
}
