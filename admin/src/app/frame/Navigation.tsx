import MenuIcon from '@mui/icons-material/Menu';
import { Box, Drawer, IconButton } from '@mui/material';
import { useState } from 'react';
import { PaletteIconButton } from '../palette/PaletteButton';
import { Wordmark } from '../../ui/sign-in/Wordmark';
import { NavigationLinks } from './NavigationLinks';

/** A column on wide screens; on phones, a bar with a button that opens the same links in a drawer. */
export function Navigation() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Box component="header" sx={bar}>
        <IconButton edge="start" aria-label="Ouvrir le menu" aria-expanded={open} onClick={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
        <Wordmark />
        <PaletteIconButton />
      </Box>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { ...column, width: '16rem' } } }}
      >
        <NavigationLinks onFollow={close} />
      </Drawer>
      <Box component="header" sx={{ ...column, ...stickyColumn }}>
        <NavigationLinks />
      </Box>
    </>
  );
}

const bar = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 1,
  px: 2,
  height: '3.5rem',
  borderBottom: '1px solid var(--line)',
  bgcolor: 'var(--sand)',
} as const;

const column = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  p: 2,
  bgcolor: 'var(--sand)',
} as const;

const stickyColumn = {
  display: { xs: 'none', md: 'flex' },
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  borderRight: '1px solid var(--line)',
} as const;
