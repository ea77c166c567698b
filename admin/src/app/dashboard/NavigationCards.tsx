import { Box, Typography } from '@mui/material';
import { createElement } from 'react';
import { LinkBase } from 'react-admin';
import { useContributions } from '../../data/resource';
import { frame, plainList } from '../../ui/theme/styles';

/** The five links of specification §2.4. */
export function NavigationCards() {
  return (
    <Box component="ul" aria-label="Écrans" sx={grid}>
      {useContributions('card').map(({ name, icon, contributed: { title, text } }) => (
        <Box component="li" key={name} sx={card}>
          <Box className="icon">{icon && createElement(icon)}</Box>
          <Typography variant="h2">
            <LinkBase to={`/${name}`}>{title}</LinkBase>
          </Typography>
          <Typography color="text.secondary">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  ...plainList,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
  mt: 4,
} as const;

const card = {
  position: 'relative',
  display: 'grid',
  // On a phone, the icon is beside the text, to save height.
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  alignContent: 'start',
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
  p: { xs: 1.5, sm: 2.5 },
  ...frame,
  '&:hover': { borderColor: 'var(--ink)' },
  '& .icon': {
    gridRow: { xs: '1 / span 2', sm: 'auto' },
    alignSelf: { xs: 'center', sm: 'auto' },
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    mb: { sm: 0.5 },
    border: '1.5px solid var(--ink)',
    borderRadius: '12px',
    bgcolor: 'var(--action-soft)',
    color: 'var(--action)',
  },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;
