import { Box, LinearProgress } from '@mui/material';
import { plainList } from '../theme/styles';
import { SamePictureDialog } from './SamePictureDialog';
import type { UploadLine, UploadState } from './use-picture-upload';

interface UploadProgressProps {
  readonly state: UploadState;
  readonly lines: readonly UploadLine[];
  readonly sentMessage?: string | undefined;
}

/** Announces the progress of uploads, asks about a picture that the library already has, and lists the outcome of each file. */
export function UploadProgress({ state, lines, sentMessage = 'Image envoyée.' }: UploadProgressProps) {
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      <Box role="status">
        {state.step === 'busy' && state.label}
        {state.step === 'done' && [sentText(state.sent, sentMessage), reusedText(state.reused)].join(' ').trim()}
      </Box>
      {state.step === 'busy' && (
        <LinearProgress
          aria-label="Envoi de l’image"
          {...(state.share > 0 && { variant: 'determinate', value: Math.round(state.share * 100) })}
        />
      )}
      {lines.length > 1 && (
        <Box component="ul" aria-label="Fichiers" sx={{ ...plainList, overflowWrap: 'anywhere' }}>
          {lines.map(({ name, outcome }, index) => (
            // Two files may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{`${name}\u00A0: ${outcome}`}</li>
          ))}
        </Box>
      )}
      {state.step === 'asking' && <SamePictureDialog {...state} />}
      {state.step === 'failed' && (
        <Box role="alert" sx={{ color: 'error.main', whiteSpace: 'pre-line' }}>
          {state.reasons.join('\n')}
        </Box>
      )}
    </Box>
  );
}

const sentText = (count: number, one: string): string => {
  if (count === 0) return '';
  return count > 1 ? `${count} images envoyées.` : one;
};

const reusedText = (count: number): string => {
  if (count === 0) return '';
  return count > 1 ? `${count} images reprises de la médiathèque.` : 'Image reprise de la médiathèque.';
};
