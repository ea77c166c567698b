import { type PictureSize, sizeInAddress } from '@agency-site/domain/media';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { type MediaPicture, mediaResource, type PickedPicture } from '../../provider/media/media-library';
import { useFunctionCall } from '../../provider/use-function-call';
import { countOf } from '../../formats/numbers';
import { NativeSelect } from '../../ui/components/NativeSelect';
import { cutPicture } from '../../ui/media/draw-picture';
import { UploadProgress } from '../../ui/media/UploadProgress';
import { usePictureUpload } from '../../ui/media/use-picture-upload';
import { pictureLabel } from '../../ui/media/Thumbnail';
import { partOf, shapes } from './part-of-picture';

const replaced = (count: number): string => `Image recadrée, à ${countOf(count, 'endroit', 'endroits')}`;

/** Crops a picture to a shape, around its focal point. The result is a new picture, which replaces this one in all texts. */
export function PictureCrop({ picture, onClose }: { readonly picture: MediaPicture; readonly onClose: () => void }) {
  const slider = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update] = useUpdate();
  const [shape, setShape] = useState('16:9');
  const [percent, setPercent] = useState(100);
  const [size, setSize] = useState<PictureSize>(sizeInAddress(picture.address) ?? { width: 16, height: 9 });
  const replace = useFunctionCall('replace_picture', 'update', replaced);
  const part = partOf(size, shape, percent, { x: picture.focus_x, y: picture.focus_y });
  const finish = (id: string) => {
    if (picture.uses.length > 0) return replace.mutate({ former: picture.id, replacement: id }, { onSuccess: onClose });
    notify('Image recadrée');
    refresh();
    return onClose();
  };
  const { state, lines, busy, upload } = usePictureUpload(({ address }: PickedPicture) => {
    const id = address.slice(address.lastIndexOf('/') + 1);
    const data = { ...picture, focus_x: 50, focus_y: 50 };
    // The provider only sends columns that differ from `previousData`. The new picture has no description yet, so all are sent.
    const previousData = { id };
    void update(
      mediaResource,
      { id, data, previousData },
      { mutationMode: 'pessimistic', onSuccess: () => finish(id) },
    );
  }, false);
  const cut = async () => upload([await cutPicture(picture.address, part, pictureLabel(picture))]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{`Recadrer ${pictureLabel(picture)}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          Autour du point à garder visible. L’image recadrée prend sa place partout&nbsp;; l’image entière reste dans la
          médiathèque.
        </DialogContentText>
        <Box
          sx={{
            position: 'relative',
            overflow: 'hidden',
            width: '100%',
            maxWidth: '22rem',
            aspectRatio: part.width / part.height,
          }}
        >
          <Box
            component="img"
            src={picture.address}
            alt="L’image recadrée"
            onLoad={({ currentTarget }) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            sx={{
              position: 'absolute',
              width: `${(size.width / part.width) * 100}%`,
              left: `${(-part.left / part.width) * 100}%`,
              top: `${(-part.top / part.height) * 100}%`,
            }}
          />
        </Box>
        <NativeSelect label="Forme" value={shape} onChange={setShape} options={shapes.map((name) => [name, name])} />
        <Box>
          <label htmlFor={slider}>Part de l’image</label>
          <Box
            component="input"
            id={slider}
            type="range"
            min={20}
            max={100}
            step={5}
            value={percent}
            onChange={({ target }: { readonly target: HTMLInputElement }) => setPercent(Number(target.value))}
            sx={{ display: 'block', width: '100%', maxWidth: '22rem', accentColor: 'var(--action)' }}
          />
        </Box>
        <UploadProgress state={state} lines={lines} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Annuler
        </Button>
        <Button variant="contained" disabled={busy || replace.isPending} onClick={() => void cut()}>
          Recadrer
        </Button>
      </DialogActions>
    </Dialog>
  );
}
