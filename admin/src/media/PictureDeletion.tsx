import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useDelete, useListContext, useNotify } from 'react-admin';
import { ConfirmedDeletion } from '../components/ConfirmedDeletion';
import { mediaResource, type MediaPicture } from './media-library';
import { deletionWarning } from './describe-use';
import { pictureLabel } from './picture-label';

/** Deletes a picture, once it is said what still shows it: as it is now, not as it was when the screen was opened. */
export function PictureDeletion({ picture }: { readonly picture: MediaPicture }) {
  const { id, uses } = picture;
  const [asking, setAsking] = useState(false);
  const [looking, setLooking] = useState(false);
  const [deleteOne, { isPending }] = useDelete<MediaPicture>();
  const { refetch } = useListContext();
  const notify = useNotify();
  const label = pictureLabel(id);

  const ask = async () => {
    setLooking(true);
    const { isError } = (await refetch()) as { readonly isError: boolean };
    setLooking(false);
    setAsking(!isError);
  };
  const remove = () => {
    setAsking(false);
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
          disabled={isPending || looking}
          onClick={() => void ask()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmedDeletion
        open={asking}
        title={`Supprimer l’image ${label}\u00A0?`}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        {deletionWarning(uses)}
      </ConfirmedDeletion>
    </>
  );
}
