import { Box } from '@mui/material';
import { visuallyHidden } from '../theme/styles';

export function VisuallyHidden({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
