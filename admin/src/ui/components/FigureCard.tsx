import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { frame, plainList } from '../theme/styles';

interface FigureCardProps {
  readonly title: string;
  /** The formatted figure: « — » if it is unknown, undefined while it is loading. */
  readonly figure: string | undefined;
  readonly note?: string | undefined;
  /** Content after the title, such as a button that explains the figure. */
  readonly definition?: ReactNode;
}

/** One figure with its title and a note, as a list item. */
export function FigureCard({ title, figure, note, definition }: FigureCardProps) {
  return (
    <Box component="li" sx={card}>
      <Typography variant="body2" color="text.secondary">
        {title}
        {definition}
      </Typography>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.2 }}>
        {figure ?? <Skeleton width="3ch" />}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {note ?? '\u00A0'}
      </Typography>
    </Box>
  );
}

export const figureCards = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  ...plainList,
} as const;

const card = { px: { xs: 1.5, sm: 2 }, py: 1.25, ...frame } as const;
