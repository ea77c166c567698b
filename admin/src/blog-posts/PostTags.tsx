import { Box } from '@mui/material';

const shown = 3;

/** The first tags, and how many more there are. */
export function PostTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    // No box of its own: tags wrap among the badges beside them.
    <Box sx={{ display: 'contents', fontSize: '0.8125rem', color: 'secondary.main' }}>
      {tags.slice(0, shown).map((tag) => (
        <span key={tag}>{`#${tag}`}</span>
      ))}
      {more > 0 && <span>{`+${more}`}</span>}
    </Box>
  );
}
