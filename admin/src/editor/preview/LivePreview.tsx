import CloseIcon from '@mui/icons-material/Close';
import LaptopIcon from '@mui/icons-material/LaptopMac';
import PhoneIcon from '@mui/icons-material/PhoneIphone';
import { Box, Button, ButtonGroup, IconButton, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { PreviewMessage } from '@agency/supabase/preview-message';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { PreviewFrame } from './PreviewFrame';

/** What a text is looked at on, and how wide that is in CSS pixels. */
const screens = {
  computer: { label: 'Ordinateur', icon: LaptopIcon, width: 1280 },
  phone: { label: 'Téléphone', icon: PhoneIcon, width: 390 },
} as const;
type Device = keyof typeof screens;
const devices = Object.entries(screens) as [Device, (typeof screens)[Device]][];

interface LivePreviewProps {
  readonly message: PreviewMessage;
  readonly onClose?: () => void;
}

/**
 * The unsaved text as visitors will see it, in the public site itself. Fills the box it is put in, which gives it its
 * height.
 */
export function LivePreview({ message, onClose }: LivePreviewProps) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const [chosen, setDevice] = useStore<Device>('editor.preview.device');
  const device = chosen ?? (narrow ? 'phone' : 'computer');
  const [attempt, setAttempt] = useState(0);
  return (
    <Box component="section" aria-label="Aperçu en direct" sx={pane}>
      <Box sx={bar}>
        <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
          Tel que les visiteurs le verront
        </Typography>
        <ButtonGroup size="small" aria-label="Largeur de l’aperçu">
          {devices.map(([name, { label, icon: Icon }]) => (
            <Button
              key={name}
              aria-label={label}
              title={label}
              aria-pressed={device === name}
              onClick={() => setDevice(name)}
              sx={{ bgcolor: 'var(--paper)' }}
            >
              <Icon fontSize="small" />
            </Button>
          ))}
        </ButtonGroup>
        {onClose && (
          <IconButton size="small" aria-label="Fermer l’aperçu en direct" onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <PreviewFrame
        key={attempt}
        message={message}
        width={screens[device].width}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Box>
  );
}

const pane = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  border: '1px solid var(--line)',
  borderRadius: '14px',
  overflow: 'hidden',
} as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  borderBottom: '1px solid var(--line)',
  bgcolor: 'var(--sand)',
} as const;
