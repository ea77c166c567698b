import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { Box, Button, Drawer, IconButton } from '@mui/material';
import { useState } from 'react';
import { useTheme } from 'react-admin';
import { PaletteButton, PaletteIconButton } from '../palette/PaletteButton';
import { Wordmark } from '../../ui/sign-in/Wordmark';
import { NavigationLinks } from './NavigationLinks';

/** The navigation: a column on wide screens; on phones, a bar with a button that opens the same links in a drawer. */
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
        <NavigationContent onFollow={close} />
      </Drawer>
      <Box component="header" sx={{ ...column, ...stickyColumn }}>
        <NavigationContent />
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
  // Without a transparent track, Firefox draws the scrollbar in the colour of the page.
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--line) transparent',
  borderRight: '1px solid var(--line)',
} as const;

function NavigationContent({ onFollow }: { readonly onFollow?: () => void }) {
  return (
    <>
      <Box sx={{ px: 1, pt: 0.5, pb: 2.5 }}>
        <Wordmark />
      </Box>
      <PaletteButton />
      <NavigationLinks onFollow={onFollow} />
      <Box sx={{ mt: 'auto', pt: 3 }}>
        <ThemeToggle />
      </Box>
    </>
  );
}

/** Switches between the light and the dark theme; the choice is remembered in this browser. */
function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  return (
    <Button
      size="small"
      startIcon={dark ? <LightModeIcon /> : <DarkModeIcon />}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
      sx={{ color: 'text.secondary' }}
    >
      {dark ? 'Thème clair' : 'Thème sombre'}
    </Button>
  );
}
