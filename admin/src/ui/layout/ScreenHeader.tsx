import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { wrappingRow } from '../theme/styles';
import { usePageTitle } from './use-page-title';

interface ScreenHeaderProps {
  readonly title: string;
  /** The target of « Retour »; without one, there is no such button. */
  readonly back?: string;
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
}

/** The header of a screen: « Retour », title, subtitle, buttons. Also sets the title of the browser's tab. */
export function ScreenHeader({ title, back, subtitle, children }: ScreenHeaderProps) {
  usePageTitle(title);
  return (
    <Box component="header" sx={{ ...wrappingRow, gap: 1.5, mb: 2.5 }}>
      {back !== undefined && <BackButton to={back} />}
      <Box sx={{ flex: 1, minWidth: '9rem' }}>
        <Typography variant="h1">{title}</Typography>
        {subtitle !== undefined && <Typography color="text.secondary">{subtitle}</Typography>}
      </Box>
      <Box sx={wrappingRow}>{children}</Box>
    </Box>
  );
}

export const BackButton = ({ to }: { readonly to: string }) => (
  <IconButton component={LinkBase} to={to} edge="start" aria-label="Retour" sx={{ gridArea: 'back' }}>
    <ArrowBackIcon />
  </IconButton>
);
