import { Dialog } from '@mui/material';
import { PaletteSearch } from './PaletteSearch';

export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Palette de commandes' } }}
      fullWidth
      maxWidth="sm"
      sx={atTop}
    >
      <PaletteSearch onClose={onClose} />
    </Dialog>
  );
}

const atTop = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 1, md: '10dvh' }, mx: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
} as const;
