import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { formatDate } from '../../formats/dates';
import { countOf } from '../../formats/numbers';
import { outlined, smallText } from '../theme/styles';
import { pictureFacts, pictureLabel, Thumbnail } from './Thumbnail';
import type { UploadState } from './use-picture-upload';

/** Asks what to do with a chosen file that the library already has. Closing the dialog neither reuses nor adds it. */
export function SamePictureDialog({ fileName, existing, answer }: UploadState & { readonly step: 'asking' }) {
  const title = useId();
  const { uses } = existing;
  return (
    <Dialog open onClose={() => answer('neither')} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>Cette image est déjà dans la médiathèque</DialogTitle>
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
