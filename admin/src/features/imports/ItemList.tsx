import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface ItemListProps {
  readonly lines: readonly { readonly key: string; readonly words: ReactNode }[];
}

/** A list with a line for each item. Long titles and addresses wrap. */
export const ItemList = ({ lines }: ItemListProps) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li + li': { mt: 0.5 } }}>
    {lines.map(({ key, words }) => (
      <li key={key}>{words}</li>
    ))}
  </Box>
);
