import { Box, Skeleton } from '@mui/material';
import { frame } from '../theme/styles';
import { figureCards } from './FigureCard';

/** The number of parts of each skeleton, the widths of the lines in a part, and its layout. */
const shapes = {
  text: { parts: 4, lines: ['35%', '100%', '80%'], layout: { display: 'grid', gap: 2 } },
  lines: { parts: 3, lines: ['75%'], layout: { display: 'grid', gap: 0.5 } },
  rows: {
    parts: 6,
    lines: ['45%', '75%'],
    layout: { ...frame, '& > *': { px: 2, py: 1.5 }, '& > * + *': { borderTop: '1px solid var(--line)' } },
  },
  cards: { parts: 4, lines: ['60%', '35%', '80%'], layout: { ...figureCards, mb: 2, '& > *': { p: 2, ...frame } } },
} as const;

/** The skeleton of content that is loading. It appears after a delay, so that it does not flash before a fast answer. */
export function Loading({ shape = 'text' }: { readonly shape?: keyof typeof shapes }) {
  const { parts, lines, layout } = shapes[shape];
  return (
    <Box role="status" aria-label="Chargement" sx={delayed}>
      <Box aria-hidden="true" sx={layout}>
        {Array.from({ length: parts }, (_, part) => (
          <div key={part}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        ))}
      </Box>
    </Box>
  );
}

const delayed = {
  opacity: 0,
  animation: 'appear 0s 200ms forwards',
  '@keyframes appear': { to: { opacity: 1 } },
} as const;
