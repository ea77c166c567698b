import { Box, Button, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';

/** Leads to the setting that turns web analytics on. */
export function ConfigureBox() {
  const createPath = useCreatePath();
  return (
    <Box component="section" aria-labelledby="configure" sx={box}>
      <Box sx={{ flex: '1 1 20rem' }}>
        <Typography variant="h2" id="configure" sx={{ mb: 0.5 }}>
          Mesurer les visites
        </Typography>
        <Typography color="text.secondary">
          Engagement, rebond et sessions restent à « — » tant que les visites ne sont pas mesurées. L’identifiant de
          votre outil d’analyse se renseigne dans les paramètres.
        </Typography>
      </Box>
      <Button
        component={LinkBase}
        to={createPath({ resource: 'site_settings', type: 'list' })}
        variant="outlined"
        sx={{ alignSelf: 'center' }}
      >
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
