import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import { formatFileSize } from '../../formats/numbers';
import type { MediaPicture } from '../../provider/media/media-library';
import { pictureLabel } from '../../ui/media/Thumbnail';

/** The button that downloads the original file of a picture, if the library has it. */
export function OriginalDownload({ picture }: { readonly picture: MediaPicture }) {
  const { readOriginal } = useDataProvider<BackOfficeData>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => save(await readOriginal(picture.id), pictureLabel(picture)),
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

function save(original: Blob, label: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(original);
  const ending = original.type.replace(/^image\/|\+.*$/g, '').replace('jpeg', 'jpg');
  link.download = `${label.replace(/\.\w+$/, '')}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
