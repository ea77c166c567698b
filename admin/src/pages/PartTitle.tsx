import { Typography, useMediaQuery } from '@mui/material';

/** The title of a part of the page; one level higher on a phone, where the page's own title is the screen's. */
export function PartTitle({ children }: { readonly children: string }) {
  const beside = useMediaQuery((theme) => theme.breakpoints.up('md'));
  return (
    <Typography variant="h3" component={beside ? 'h3' : 'h2'} sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}
