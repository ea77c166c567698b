import { readingTimeMinutes, textOfHtml } from '@agency/supabase/reading-time';
import { Typography } from '@mui/material';

/** Estimated from the text without tags. */
export function PageReadingTime({ content }: { readonly content: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {`Temps de lecture estimé : ${readingTimeMinutes(textOfHtml(content))} min`}
    </Typography>
  );
}
