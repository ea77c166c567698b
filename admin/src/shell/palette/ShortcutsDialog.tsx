import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { ShortcutKeys } from '../../ui/shortcuts/ShortcutKeys';
import { shortcutGroups } from '../../ui/shortcuts/shortcuts';

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>Raccourcis clavier</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2.5 }}>
        {shortcutGroups.map(([where, shortcuts]) => (
          <section key={where} aria-label={where}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {where}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {Object.entries(shortcuts).map(([name, shortcut]) => (
                <Box key={name} sx={line}>
                  <dt>{shortcut.does}</dt>
                  <Box component="dd" sx={{ m: 0 }}>
                    <ShortcutKeys shortcut={shortcut} />
                  </Box>
                </Box>
              ))}
            </Box>
          </section>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus */}
        <Button variant="outlined" autoFocus onClick={onClose}>
          Fermer
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  '& + &': { borderTop: '1px solid var(--line)' },
} as const;
