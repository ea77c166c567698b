import { Box, Skeleton } from '@mui/material';
import { figureCards } from './FigureCard';

/** What each shape is made of: how many parts, the width of the lines of each, and where they stand. */
const shapes = {
  /** Paragraphs, fields. */
  text: { parts: 4, lines: ['35%', '100%', '80%'], layout: { display: 'grid', gap: 2 } },
  /** A few lines in a panel. */
  lines: { parts: 3, lines: ['75%'], layout: { display: 'grid', gap: 0.5 } },
  /** A list. */
  rows: {
    parts: 6,
    lines: ['45%', '75%'],
    layout: {
      border: '1px solid var(--line)',
      borderRadius: '14px',
      '& > *': { px: 2, py: 1.5 },
      '& > * + *': { borderTop: '1px solid var(--line)' },
    },
  },
  /** A line of cards. */
  cards: {
    parts: 4,
    lines: ['60%', '35%', '80%'],
    layout: {
      ...figureCards,
      mb: 2,
      '& > *': { p: 2, border: '1px solid var(--line)', borderRadius: '14px' },
    },
  },
} as const;

/** The shape of what is on its way. Late to show, so that a fast answer does not make it flash. */
export function Loading({ shape = 'text' }: { readonly shape?: keyof typeof shapes }) {
  const { parts, lines, layout } = shapes[shape];
  return (
    <Box role="status" aria-label="Chargement" sx={appearing}>
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

const appearing = {
  opacity: 0,
  animation: 'appear 0s 200ms forwards',
  '@keyframes appear': { to: { opacity: 1 } },
} as const;
