import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDeleteController, useListContext } from 'react-admin';
import type { MediaPicture } from '../../data/media/media-library';
import { deletionWarning } from './describe-use';
import { pictureLabel } from '../../ui/media/Thumbnail';

/** Deletes a picture after a confirmation that lists its current uses, fetched again. */
export function PictureDeletion({ picture }: { readonly picture: MediaPicture }) {
  const [step, setStep] = useState<'idle' | 'fetching' | 'confirming'>('idle');
  const options = { record: picture, redirect: false, mutationMode: 'pessimistic' } as const;
  const { handleDelete, isPending } = useDeleteController(options);
  const { refetch } = useListContext();
  const label = pictureLabel(picture.id);
  const confirm = async () => {
    setStep('fetching');
    setStep((await refetch())?.isError ? 'idle' : 'confirming');
  };
  const remove = () => {
    setStep('idle');
    handleDelete();
  };
  return (
    <>
      <Tooltip title="Supprimer">
        <IconButton
          size="small"
          aria-label={`Supprimer ${label}`}
          disabled={isPending || step === 'fetching'}
          onClick={() => void confirm()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={step === 'confirming'}
        title={`Supprimer l’image ${label}\u00A0?`}
        content={deletionWarning(picture.uses)}
        onClose={() => setStep('idle')}
        onConfirm={remove}
      />
    </>
  );
}
