import { Box, Button, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';

/** Leads to the setting that adds Google Analytics. */
export function ConfigureBox() {
  return (
    <Box component="section" aria-labelledby="configure" sx={box}>
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography variant="h2" id="configure" sx={{ mb: 0.5 }}>
          Un autre outil de mesure
        </Typography>
        <Typography color="text.secondary">
          Le site mesure lui-même ses visites. Pour y ajouter Google Analytics, qui demande l’accord des visiteurs,
          renseignez son identifiant dans les paramètres.
        </Typography>
      </Box>
      <Button component={LinkBase} to="/site_settings" variant="outlined" sx={{ alignSelf: 'center' }}>
        Configurer dans les paramètres
      </Button>
    </Box>
  );
}

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mt: 2,
  p: 2,
  bgcolor: 'var(--sand)',
  border: '1px solid var(--line)',
  borderRadius: '14px',
} as const;
