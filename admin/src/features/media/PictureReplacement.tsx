import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { countOf } from '../../formats/numbers';
import type { MediaPicture } from '../../provider/media/media-library';
import { useFunctionCall } from '../../provider/use-function-call';
import { PicturePreview } from '../../ui/components/PicturePreview';
import { PictureZone } from '../../ui/media/PictureZone';
import { pictureLabel } from '../../ui/media/Thumbnail';
import { usePictureUpload } from '../../ui/media/use-picture-upload';
import { PlaceList } from '../../ui/resource/PlaceList';

/** Asks for a new picture or one of the library, and replaces the given picture by it in all texts at once. */
export function PictureReplacement({
  picture,
  onClose,
}: {
  readonly picture: MediaPicture;
  readonly onClose: () => void;
}) {
  const [replacement, setReplacement] = useState('');
  const zone = { upload: usePictureUpload(({ address }) => setReplacement(address)), sentMessage: 'Image envoyée.' };
  const call = useFunctionCall(
    'replace_picture',
    'update',
    (count) => `Image remplacée à ${countOf(count, 'endroit', 'endroits')}`,
  );
  const replace = () =>
    call.mutate(
      { former: picture.id, replacement: replacement.slice(replacement.lastIndexOf('/') + 1) },
      { onSuccess: onClose },
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{`Remplacer ${pictureLabel(picture)} partout`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          L’image choisie prend sa place d’un coup, ou nulle part si un endroit le refuse. Les versions précédentes des
          textes restent dans leur historique.
        </DialogContentText>
        <PlaceList places={picture.uses} />
        <PictureZone {...zone} withoutDrawings onPicked={({ address }) => setReplacement(address)}>
          {replacement ? (
            <PicturePreview url={replacement} alt="L’image qui prend sa place" maxWidth="20rem" />
          ) : (
            <Box>Choisissez l’image qui prend sa place.</Box>
          )}
        </PictureZone>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Annuler
        </Button>
        <Button
          variant="contained"
          disabled={!replacement || replacement === picture.address || call.isPending}
          onClick={replace}
        >
          {`Remplacer à ${countOf(picture.uses.length, 'endroit', 'endroits')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
