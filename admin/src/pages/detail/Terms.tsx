import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Term {
  readonly name: string;
  readonly description: ReactNode;
  /** Instead of an empty description. */
  readonly empty?: string;
}

/** A description list, each term above its description. */
export function Terms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <Box component="dl" sx={list}>
      {terms.map(({ name, description, empty }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{description || <em>{empty}</em>}</dd>
        </div>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& dd': { m: 0, maxWidth: '75ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& em': { color: 'text.secondary' },
} as const;
