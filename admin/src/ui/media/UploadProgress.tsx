import { Box, LinearProgress } from '@mui/material';
import type { UploadState } from './use-picture-upload';

interface UploadProgressProps {
  readonly state: UploadState;
  readonly sentMessage?: string | undefined;
}

/** The progress of uploads, announced, and the reasons of refusals. */
export function UploadProgress({ state, sentMessage = 'Image envoyée.' }: UploadProgressProps) {
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      <Box role="status">
        {state.step === 'busy' && state.label}
        {state.step === 'done' && (state.count > 1 ? `${state.count} images envoyées.` : sentMessage)}
      </Box>
      {state.step === 'busy' && (
        <LinearProgress
          aria-label="Envoi de l’image"
          {...(state.share > 0 && { variant: 'determinate', value: Math.round(state.share * 100) })}
        />
      )}
      {state.step === 'failed' && (
        <Box role="alert" sx={{ color: 'error.main', whiteSpace: 'pre-line' }}>
          {state.reasons.join('\n')}
        </Box>
      )}
    </Box>
  );
}
