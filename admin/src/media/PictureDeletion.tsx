import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useListContext, useNotify } from 'react-admin';
import { mediaResource, type MediaPicture } from './media-library';
import { deletionWarning } from './describe-use';
import { pictureLabel } from './picture-label';

/** Deletes a picture after a confirmation that lists its current uses, fetched again. */
export function PictureDeletion({ picture }: { readonly picture: MediaPicture }) {
  const { id, uses } = picture;
  const [isConfirming, setIsConfirming] = useState(false);
  const [isFetching, setIsFetching] = useState(false);
  const [deleteOne, { isPending }] = useDelete<MediaPicture>();
  const { refetch } = useListContext();
  const notify = useNotify();
  const label = pictureLabel(id);

  const confirm = async () => {
    setIsFetching(true);
    const result = await refetch();
    setIsFetching(false);
    setIsConfirming(!result?.isError);
  };
  const remove = () => {
    setIsConfirming(false);
    void deleteOne(
      mediaResource,
      { id, previousData: picture },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.media.notifications.deleted'),
      },
    );
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
        content={deletionWarning(uses)}
        onClose={() => setIsConfirming(false)}
        onConfirm={remove}
      />
    </>
  );
}
