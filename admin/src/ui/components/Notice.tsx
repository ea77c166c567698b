import { Box, Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, type LinkBaseProps } from 'react-admin';

interface NoticeProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A line above a form, or on the dashboard, with buttons. It stays, while a notification (`useNotify`) goes after a while. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <Box role="status" sx={box}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>{actions}</Box>
    </Box>
  );
}

/** A button of a notice; with `to`, a link. */
export const NoticeButton = ({ to, ...props }: ButtonProps & Partial<Pick<LinkBaseProps, 'to'>>) => (
  <Button size="small" variant="outlined" {...props} {...(to !== undefined && { component: LinkBase, to })} />
);

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
  px: 2,
  py: 1.5,
  border: '1px solid var(--line)',
  borderLeft: '3px solid var(--action)',
  borderRadius: 1,
  bgcolor: 'var(--sand)',
} as const;
