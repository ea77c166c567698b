import { pictureColumns } from '@agency-site/domain/tables/pictures';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { ResourceContextProvider, SaveButton, TextInput, useDataProvider, useNotify, useUpdate } from 'react-admin';
import { formatFileSize } from '../../formats/numbers';
import { tagList, tagsText } from '../../formats/tags';
import { FormInDialog } from '../../ui/components/FormInDialog';
import { saveFile } from '../../ui/components/save-file';
import type { BackOfficeData } from '../../provider/data-provider';
import { formErrorsOf } from '../../provider/wrappers';
import { type MediaPicture, mediaResource } from '../../provider/media/media-library';
import { pictureLabel } from '../../ui/media/Thumbnail';
import { fieldsOf } from '../../ui/resource/fields-of';
import { FocusInput } from './FocusInput';

const { inputs } = fieldsOf(pictureColumns);

/** The form for the description of a picture. It stays open until the save succeeds, so that a refused save loses nothing. */
export function PictureForm({ picture, onClose }: { readonly picture: MediaPicture; readonly onClose: () => void }) {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate();
  const onSuccess = () => {
    notify('Image sauvegardée');
    onClose();
  };
  const save = (data: { readonly tags?: string }) =>
    update(
      mediaResource,
      { id: picture.id, data: { ...data, tags: tagList(data.tags) }, previousData: picture },
      { mutationMode: 'pessimistic', onSuccess, returnPromise: true },
    ).then(() => undefined, formErrorsOf);
  return (
    <ResourceContextProvider value={mediaResource}>
      <FormInDialog record={picture} onSubmit={save} onClose={onClose}>
        <DialogTitle>Modifier l’image</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <FocusInput picture={picture} />
          <OriginalDownload picture={picture} />
          {inputs.title}
          {inputs.alt}
          {inputs.caption}
          <TextInput
            source="tags"
            format={tagsText}
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
      </FormInDialog>
    </ResourceContextProvider>
  );
}

/** The button that downloads the original file of a picture, if the library has it. */
function OriginalDownload({ picture }: { readonly picture: MediaPicture }) {
  const { readOriginal } = useDataProvider<BackOfficeData>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => download(await readOriginal(picture.id), pictureLabel(picture)),
    meta: { operation: 'load' },
  });
  if (picture.original_size === null) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isPending}
      onClick={() => mutate()}
      sx={{ justifySelf: 'start' }}
    >
      {`Télécharger l’original (${formatFileSize(picture.original_size)})`}
    </Button>
  );
}

function download(original: Blob, label: string): void {
  const ending = original.type.replace(/^image\/|\+.*$/g, '').replace('jpeg', 'jpg');
  saveFile(original, `${label.replace(/\.\w+$/, '')}.${ending}`);
}
