import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Button } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PickedPicture } from '../../provider/media/media-library';
import { FileButton } from '../components/FileButton';
import { smallText, wrappingRow } from '../theme/styles';
import { UploadProgress } from './UploadProgress';
import { usePictureTarget } from './use-picture-target';
import type { usePictureUpload } from './use-picture-upload';

const LibraryDialog = lazy(async () => ({ default: (await import('./LibraryDialog')).LibraryDialog }));

interface PictureZoneProps {
  readonly onPicked: (picture: PickedPicture) => void;
  readonly sentMessage?: string | undefined;
  /** Whether drawings of the site cannot be chosen, only pictures of the library. */
  readonly withoutDrawings?: boolean;
  readonly upload: ReturnType<typeof usePictureUpload>;
  readonly children: ReactNode;
}

/** Surrounds the input of a picture's address with ways to choose a picture: a file, a drop, a paste, or the library. */
export function PictureZone({
  onPicked,
  sentMessage,
  upload: { state, lines, busy, upload },
  children,
  withoutDrawings = false,
}: PictureZoneProps) {
  const [picking, setPicking] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);
  const sendFiles = ([file, ...others]: readonly File[]) => {
    setLeftOut(others);
    if (file) upload([file]);
  };
  const target = usePictureTarget(sendFiles);
  const pick = (picture: PickedPicture) => {
    setPicking(false);
    onPicked(picture);
  };
  return (
    <Box {...target} sx={{ display: 'grid', gap: 1, p: 1.5, border: '1px dashed var(--line)', borderRadius: 1 }}>
      {children}
      <Box sx={wrappingRow}>
        <FileButton accept="image/*" size="small" disabled={busy} onFiles={sendFiles}>
          Téléverser une image
        </FileButton>
        <Button variant="outlined" size="small" startIcon={<LibraryIcon />} onClick={() => setPicking(true)}>
          Médiathèque
        </Button>
        <Box component="span" sx={smallText}>
          Ou déposez-la, ou collez-la ici.
        </Box>
      </Box>
      {leftOut.length > 0 && (
        <Box role="alert" sx={{ ...smallText, overflowWrap: 'anywhere' }}>
          {leftOutMessage(leftOut)}
        </Box>
      )}
      <UploadProgress state={state} lines={lines} sentMessage={sentMessage} />
      <Suspense>
        {picking && <LibraryDialog withDrawings={!withoutDrawings} onClose={() => setPicking(false)} onPick={pick} />}
      </Suspense>
    </Box>
  );
}

const leftOutMessage = (files: readonly File[]): string =>
  `Il n’y a de place ici que pour une image\u00A0: ${files.map(({ name }) => `«\u00A0${name}\u00A0»`).join(', ')} n’y ${files.length > 1 ? 'sont' : 'est'} pas.`;
