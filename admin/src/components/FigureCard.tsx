import { Box, Skeleton, Typography } from '@mui/material';

interface FigureCardProps {
  readonly title: string;
  /** « — » when it cannot be known, undefined while it is on its way. */
  readonly figure: string | undefined;
  readonly note?: string | undefined;
}

/** One figure, what it counts, and a word about it; an item of a list. */
export function FigureCard({ title, figure, note }: FigureCardProps) {
  return (
    <Box component="li" sx={card}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.2 }}>
        {figure ?? <Skeleton width="3ch" />}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {note ?? '\u00A0'}
      </Typography>
    </Box>
  );
}

/** The list that holds them. */
export const figureCards = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const card = { p: { xs: 1.5, sm: 2 }, border: '1px solid var(--line)', borderRadius: '14px' } as const;
