import CloseIcon from '@mui/icons-material/Close';
import LaptopIcon from '@mui/icons-material/LaptopMac';
import PhoneIcon from '@mui/icons-material/PhoneIphone';
import { Box, Button, ButtonGroup, IconButton, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { BlockChoice, PreviewMessage } from '@agency-site/domain/preview-message';
import { memo, useState } from 'react';
import { useStore } from 'react-admin';
import { frame } from '../../ui/theme/styles';
import { PreviewFrame } from './PreviewFrame';

/** The devices of the preview, with their width in CSS pixels. */
const computer = { name: 'computer', label: 'Ordinateur', icon: LaptopIcon, width: 1280 } as const;
const phone = { name: 'phone', label: 'Téléphone', icon: PhoneIcon, width: 390 } as const;

type DeviceName = (typeof computer | typeof phone)['name'];

interface LivePreviewProps {
  readonly message: PreviewMessage;
  readonly onClose?: (() => void) | undefined;
  readonly onBlock?: (choice: BlockChoice) => void;
}

/** Shows the unsaved text, rendered by the public site. It fills its parent, which sets the height. */
export function LivePreview({ message, onClose, onBlock }: LivePreviewProps) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const [storedName, setDevice] = useStore<DeviceName>('editor.preview.device');
  const device = (storedName ?? (narrow ? 'phone' : 'computer')) === 'phone' ? phone : computer;
  const [attempt, setAttempt] = useState(0);
  return (
    <Box component="section" aria-label="Aperçu en direct" sx={pane}>
      <Bar device={device.name} onDevice={setDevice} onClose={onClose} />
      <PreviewFrame
        key={attempt}
        message={message}
        width={device.width}
        onRetry={() => setAttempt(attempt + 1)}
        onBlock={onBlock}
      />
    </Box>
  );
}

interface BarProps extends Pick<LivePreviewProps, 'onClose'> {
  readonly device: DeviceName;
  readonly onDevice: (name: DeviceName) => void;
}

/** The bar above the preview. It is memoised, because the text changes at each key and the bar does not. */
const Bar = memo(function Bar({ device, onDevice, onClose }: BarProps) {
  return (
    <Box sx={bar}>
      <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
        Tel que les visiteurs le verront
      </Typography>
      <ButtonGroup size="small" aria-label="Largeur de l’aperçu">
        {[computer, phone].map(({ name, label, icon: Icon }) => (
          <Button
            key={name}
            aria-label={label}
            title={label}
            aria-pressed={device === name}
            onClick={() => onDevice(name)}
            sx={{ bgcolor: 'var(--background)' }}
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
  );
});

const pane = { ...frame, display: 'flex', flexDirection: 'column', height: '100%', overflow: 'hidden' } as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  borderBottom: '1px solid var(--line)',
  bgcolor: 'var(--sand)',
} as const;
