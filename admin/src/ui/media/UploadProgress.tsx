import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { formatDate } from '../../formats/dates';
import { countOf } from '../../formats/numbers';
import { outlined, plainList, smallText } from '../theme/styles';
import { pictureFacts, pictureLabel, Thumbnail } from './Thumbnail';
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

/** Asks what to do with a chosen file that the library already has. Closing the dialog neither reuses nor adds it. */
function SamePictureDialog({ fileName, existing, answer }: UploadState & { readonly step: 'asking' }) {
  const { uses } = existing;
  return (
    <Dialog open onClose={() => answer('neither')} fullWidth maxWidth="xs">
      <DialogTitle>Cette image est déjà dans la médiathèque</DialogTitle>
      <DialogContent>
        <DialogContentText
          sx={{ overflowWrap: 'anywhere' }}
        >{`«\u00A0${fileName}\u00A0» a le même contenu que cette image, ajoutée le ${formatDate(existing.created_at)}.`}</DialogContentText>
        <Box sx={{ ...outlined, mt: 2, overflow: 'hidden' }}>
          <Thumbnail picture={existing} />
          <Box sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
            <strong>{pictureLabel(existing)}</strong>
            <Box sx={smallText}>
              {pictureFacts(existing)}
              <br />
              {uses.length > 0 ? `Utilisée ${countOf(uses.length, 'fois', 'fois')}` : 'Non utilisée'}
            </Box>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2, gap: 1, flexWrap: 'wrap', '& > *': { flex: '1 0 auto' } }}>
        <Button variant="outlined" onClick={() => answer('add')}>
          Ajouter quand même
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus */}
        <Button autoFocus variant="contained" onClick={() => answer('reuse')}>
          Utiliser celle-ci
        </Button>
      </DialogActions>
    </Dialog>
  );
}
