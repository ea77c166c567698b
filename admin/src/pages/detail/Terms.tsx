import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A description list, each term above its description. */
export function Terms({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={terms}>
      {children}
    </Box>
  );
}

interface TermProps {
  readonly name: string;
  /** The text for an empty description. */
  readonly empty?: string;
  readonly children: ReactNode;
}

export function Term({ name, empty, children }: TermProps) {
  const isEmpty = children === '' || children === null;
  return (
    <div>
      <dt>{name}</dt>
      <Box component="dd" sx={isEmpty ? { color: 'text.secondary', fontStyle: 'italic' } : {}}>
        {isEmpty ? empty : children}
      </Box>
    </div>
  );
}

const terms = {
  display: 'grid',
  gap: 2,
  m: 0,
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { m: 0, maxWidth: '75ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
} as const;
