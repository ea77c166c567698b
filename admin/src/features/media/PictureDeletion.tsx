import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { Confirm, useCanAccess, useDeleteController, useListContext } from 'react-admin';
import type { MediaPicture } from '../../provider/media/media-library';
import { pictureLabel } from '../../ui/media/Thumbnail';
import { PlaceList } from '../../ui/resource/PlaceList';

/** Deletes an unused picture, after a confirmation. For a used picture, it lists the texts that use it, which it reads again first. */
export function PictureDeletion({ picture }: { readonly picture: MediaPicture }) {
  const [step, setStep] = useState<'idle' | 'fetching' | 'asking'>('idle');
  const { canAccess } = useCanAccess({ resource: 'media', action: 'delete' });
  const { refetch } = useListContext();
  const { handleDelete, isPending } = useDeleteController({
    record: picture,
    redirect: false,
    mutationMode: 'pessimistic',
    // The banner gives the reason; the card shows the new state.
    mutationOptions: { onError: () => void refetch() },
  });
  const label = pictureLabel(picture);
  const isUsed = picture.uses.length > 0;
  const close = () => setStep('idle');
  const ask = async () => {
    setStep('fetching');
    setStep((await refetch())?.isError ? 'idle' : 'asking');
  };
  const remove = () => {
    close();
    handleDelete();
  };
  if (!canAccess) return null;
  return (
    <>
      <Tooltip title="Supprimer">
        <IconButton
          size="small"
          aria-label={`Supprimer ${label}`}
          disabled={isPending || step === 'fetching'}
          onClick={() => void ask()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {step === 'asking' && isUsed && <UsedPicture picture={picture} onClose={close} />}
      <Confirm
        isOpen={step === 'asking' && !isUsed}
        title={`Supprimer l’image ${label}\u00A0?`}
        content="Aucun texte ne la montre. Elle sera effacée définitivement."
        onClose={close}
        onConfirm={remove}
      />
    </>
  );
}

function UsedPicture({ picture, onClose }: { readonly picture: MediaPicture; readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{`L’image ${pictureLabel(picture)} sert encore`}</DialogTitle>
      <DialogContent>
        <DialogContentText>Retirez-la d’abord de ces endroits, ou mettez-y une autre image.</DialogContentText>
        <PlaceList places={picture.uses} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          Fermer
        </Button>
      </DialogActions>
    </Dialog>
  );
}
