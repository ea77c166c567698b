import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Names and what each stands for, one above the other. */
export function Terms({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={terms}>
      {children}
    </Box>
  );
}

interface TermProps {
  readonly name: string;
  /** Said when there is nothing to show. */
  readonly empty?: string;
  readonly children: ReactNode;
}

export function Term({ name, empty, children }: TermProps) {
  const missing = children === '' || children === null;
  return (
    <div>
      <dt>{name}</dt>
      <Box component="dd" sx={missing ? { color: 'text.secondary', fontStyle: 'italic' } : {}}>
        {missing ? empty : children}
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
