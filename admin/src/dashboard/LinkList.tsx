import { Box, Typography } from '@mui/material';
import { LinkBase, type RouterTo } from 'react-admin';
import { linksWithNotes } from '../theme/styles';

interface Item {
  readonly id: string;
  readonly to: RouterTo;
  readonly text: string;
  readonly note: string;
}

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

/** The note is below a link that is too long to have it beside. */
const list = {
  ...linksWithNotes,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, py: 0.75 },
  '& li > a': { flex: '1 1 13rem' },
  '& li > span': { fontSize: '0.8125rem' },
} as const;
