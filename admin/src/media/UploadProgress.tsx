import { Box, LinearProgress } from '@mui/material';
import type { UploadState } from './use-picture-upload';

interface UploadProgressProps {
  readonly state: UploadState;
  readonly sent?: string | undefined;
}

/** Says how far a picture is, in words and for screen readers, and why it was refused. */
export function UploadProgress({ state, sent = 'Image envoyée.' }: UploadProgressProps) {
  const sending = state.step === 'sending';
  return (
    <Box sx={{ '&:empty': { display: 'none' }, fontSize: '0.875rem' }}>
      <Box role="status">{state.step === 'done' ? sent : sentences[state.step]}</Box>
      {(sending || state.step === 'preparing') && (
        <LinearProgress
          aria-label="Envoi de l’image"
          {...(sending && state.share > 0 && { variant: 'determinate', value: Math.round(state.share * 100) })}
        />
      )}
      {state.step === 'failed' && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {state.reason}
        </Box>
      )}
    </Box>
  );
}

const sentences = {
  idle: '',
  preparing: 'Préparation de l’image…',
  sending: 'Envoi de l’image…',
  done: '',
  failed: '',
} as const;
