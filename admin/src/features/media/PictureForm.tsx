import { pictureColumns } from '@agency/supabase/tables/pictures';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Form, ResourceContextProvider, SaveButton, useNotify, useUpdate } from 'react-admin';
import { type MediaPicture, mediaResource } from '../../data/media/media-library';
import { Thumbnail } from '../../ui/media/Thumbnail';
import { from } from '../../ui/resource/from';

const { inputs } = from(pictureColumns);

/** What is known of a picture. Open until it is stored: a refused save keeps what was typed. */
export function PictureForm({ picture, onClose }: { readonly picture: MediaPicture; readonly onClose: () => void }) {
  const title = useId();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const onSuccess = () => {
    notify('Image sauvegardée');
    onClose();
  };
  const save = (data: object) =>
    update(mediaResource, { id: picture.id, data, previousData: picture }, { mutationMode: 'pessimistic', onSuccess });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <ResourceContextProvider value={mediaResource}>
        <Form record={picture} onSubmit={save} noValidate>
          <DialogTitle id={title}>Modifier l’image</DialogTitle>
          <DialogContent>
            <Thumbnail picture={picture} />
            {inputs.title}
            {inputs.alt}
            {inputs.caption}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button variant="outlined" onClick={onClose}>
              Annuler
            </Button>
            <SaveButton disabled={isPending} />
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}
