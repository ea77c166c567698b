import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { LinkBase } from 'react-admin';

/** On a phone, where the page takes the whole screen, the way back to the list. */
export function BackToPages() {
  return (
    <Button component={LinkBase} to="/pages" startIcon={<ArrowBackIcon />} sx={{ display: { md: 'none' }, mb: 1 }}>
      Retour à la liste
    </Button>
  );
}
