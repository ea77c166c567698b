import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, IconButton } from '@mui/material';
import { ShortcutKeys } from '../../ui/shortcuts/ShortcutKeys';
import { shortcuts } from '../../ui/shortcuts/shortcuts';
import { useOpenOverlay } from './open-overlay';

/** Opens the command palette, and shows its shortcut. */
export function PaletteButton() {
  const open = useOpenOverlay();
  return (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => open('palette')} sx={wide}>
      <SearchIcon fontSize="small" aria-hidden="true" />
      Rechercher
      <Box component="span" aria-hidden="true" sx={{ ml: 'auto' }}>
        <ShortcutKeys shortcut={shortcuts.palette} />
      </Box>
    </Button>
  );
}

/** The same button, for the bar on phones. */
export function PaletteIconButton() {
  const open = useOpenOverlay();
  return (
    <IconButton
      edge="end"
      aria-label="Palette de commandes"
      aria-haspopup="dialog"
      onClick={() => open('palette')}
      sx={{ ml: 'auto' }}
    >
      <SearchIcon />
    </IconButton>
  );
}

const wide = {
  gap: 1,
  justifyContent: 'flex-start',
  px: 1,
  mb: 1.5,
  bgcolor: 'var(--background)',
  color: 'text.secondary',
  fontWeight: 500,
} as const;
