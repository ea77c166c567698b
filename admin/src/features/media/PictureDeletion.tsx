import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDeleteController, useListContext } from 'react-admin';
import type { MediaPicture } from '../../data/media/media-library';
import { deletionWarning } from './describe-use';
import { pictureLabel } from '../../ui/media/picture-label';

/** Deletes a picture after a confirmation that lists its current uses, fetched again. */
export function PictureDeletion({ picture }: { readonly picture: MediaPicture }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isFetching, setIsFetching] = useState(false);
  const { handleDelete, isPending } = useDeleteController({
    record: picture,
    redirect: false,
    mutationMode: 'pessimistic',
  });
  const { refetch } = useListContext();
  const label = pictureLabel(picture.id);

  const confirm = async () => {
    setIsFetching(true);
    const result = await refetch();
    setIsFetching(false);
    setIsConfirming(!result?.isError);
  };
  const remove = () => {
    setIsConfirming(false);
    handleDelete();
  };
  return (
    <>
      <Tooltip title="Supprimer">
        <IconButton
          size="small"
          aria-label={`Supprimer ${label}`}
          disabled={isPending || isFetching}
          onClick={() => void confirm()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={isConfirming}
        title={`Supprimer l’image ${label}\u00A0?`}
        content={deletionWarning(picture.uses)}
        onClose={() => setIsConfirming(false)}
        onConfirm={remove}
      />
    </>
  );
}
