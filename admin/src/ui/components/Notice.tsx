import { Box, Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, type LinkBaseProps } from 'react-admin';
import { outlined, wrappingRow } from '../theme/styles';

/** A message with buttons above a form or on the dashboard. It stays, whereas a notification (`useNotify`) disappears after a while. */
export function Notice({ children, actions }: { readonly children: ReactNode; readonly actions?: ReactNode }) {
  return (
    <Box role="status" sx={box}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>{children}</Box>
      <Box sx={{ ...wrappingRow, '&:empty': { display: 'none' } }}>{actions}</Box>
    </Box>
  );
}

export const NoticeButton = ({ to, ...props }: ButtonProps & Partial<Pick<LinkBaseProps, 'to'>>) => (
  <Button size="small" variant="outlined" {...props} {...(to !== undefined && { component: LinkBase, to })} />
);

const box = {
  ...wrappingRow,
  ...outlined,
  gap: 1.5,
  mb: 2,
  px: 2,
  py: 1.5,
  borderLeft: '3px solid var(--action)',
  bgcolor: 'var(--sand)',
} as const;
