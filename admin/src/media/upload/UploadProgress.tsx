import { Box, LinearProgress } from '@mui/material';
import type { UploadState } from './use-picture-upload';

interface UploadProgressProps {
  readonly state: UploadState;
  /** Said once a picture has been sent. */
  readonly sent?: string | undefined;
}

/** Says how far pictures are, in words and for screen readers, and why one was refused. */
export function UploadProgress({ state, sent = 'Image envoyée.' }: UploadProgressProps) {
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      <Box role="status">{sentence(state, sent)}</Box>
      {(state.step === 'sending' || state.step === 'preparing') && (
        <LinearProgress
          aria-label="Envoi de l’image"
          {...(state.share > 0 && { variant: 'determinate', value: Math.round(state.share * 100) })}
        />
      )}
      {state.step === 'failed' && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {state.reasons.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        </Box>
      )}
    </Box>
  );
}

function sentence(state: UploadState, sent: string): string {
  if (state.step === 'done') return state.count > 1 ? `${state.count} images envoyées.` : sent;
  if (state.step !== 'preparing' && state.step !== 'sending') return '';
  const which = state.count > 1 ? ` ${state.rank} sur ${state.count}` : '';
  return `${state.step === 'preparing' ? 'Préparation' : 'Envoi'} de l’image${which}…`;
}
