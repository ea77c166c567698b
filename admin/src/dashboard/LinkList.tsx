import { Box, Typography } from '@mui/material';
import { LinkBase, type RouterTo } from 'react-admin';

interface Item {
  readonly id: string;
  readonly to: RouterTo;
  readonly text: string;
  readonly note: string;
}

/** A few rows, each a link with a word beside it. */
export function LinkList({ items, empty }: { readonly items: readonly Item[]; readonly empty: string }) {
  if (items.length === 0) return <Typography color="text.secondary">{empty}</Typography>;
  return (
    <Box component="ul" sx={list}>
      {items.map(({ id, to, text, note }) => (
        <li key={id}>
          <LinkBase to={to}>{text}</LinkBase>
          <span>{note}</span>
        </li>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  // The word goes under a link too long to stand beside it.
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 0.75 },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& a': {
    flex: '1 1 13rem',
    color: 'inherit',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '&:hover': { color: 'primary.main', textDecoration: 'underline' },
  },
  '& span': { flexShrink: 0, color: 'text.secondary', fontSize: '0.8125rem' },
} as const;
