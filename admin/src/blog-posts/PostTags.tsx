import { Box } from '@mui/material';

const shown = 3;

/** The first tags, and how many more there are. */
export function PostTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.75,
        mt: 0.25,
        fontSize: '0.8125rem',
        fontWeight: 'normal',
        color: 'secondary.main',
      }}
    >
      {tags.slice(0, shown).map((tag) => (
        <span key={tag}>{`#${tag}`}</span>
      ))}
      {more > 0 && <span>{`+${more}`}</span>}
    </Box>
  );
}
