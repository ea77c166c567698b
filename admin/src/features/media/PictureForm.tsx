import { pictureColumns } from '@agency-site/domain/tables/pictures';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Form, ResourceContextProvider, SaveButton, TextInput, useNotify, useUpdate } from 'react-admin';
import { type MediaPicture, mediaResource } from '../../provider/media/media-library';
import { fieldsOf } from '../../ui/resource/fields-of';
import { FocusInput } from './FocusInput';
import { OriginalDownload } from './OriginalDownload';

const { inputs } = fieldsOf(pictureColumns);

/** The form for the description of a picture. It stays open until the save succeeds, so that a refused save loses nothing. */
export function PictureForm({ picture, onClose }: { readonly picture: MediaPicture; readonly onClose: () => void }) {
  const title = useId();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const onSuccess = () => {
    notify('Image sauvegardée');
    onClose();
  };
  const save = (data: { readonly tags?: Tags }) =>
    update(
      mediaResource,
      { id: picture.id, data: { ...data, tags: tagsOf(data.tags) }, previousData: picture },
      { mutationMode: 'pessimistic', onSuccess },
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <ResourceContextProvider value={mediaResource}>
        <Form record={picture} onSubmit={save} noValidate>
          <DialogTitle id={title}>Modifier l’image</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <FocusInput picture={picture} />
            <OriginalDownload picture={picture} />
            {inputs.title}
            {inputs.alt}
            {inputs.caption}
            <TextInput
              source="tags"
              format={wordsOfTags}
              parse={(words: string) => words}
              helperText="Séparées par des virgules. La recherche les trouve."
            />
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

type Tags = readonly string[] | string | null | undefined;

/** Converts tags to the text that the form edits. The form has tags as a text once edited, the picture as a list. */
const wordsOfTags = (tags: Tags): string => (typeof tags === 'string' ? tags : (tags ?? []).join(', '));

const tagsOf = (tags: Tags): string[] => [
  ...new Set(
    wordsOfTags(tags)
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
