import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Button } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { UploadButton } from './UploadButton';
import { UploadProgress } from './UploadProgress';
import type { usePictureUpload } from './use-picture-upload';
import { usePictureTarget } from './use-picture-target';

const LibraryDialog = lazy(async () => ({ default: (await import('./LibraryDialog')).LibraryDialog }));

interface PictureZoneProps {
  readonly onPicked: (address: string) => void;
  /** The message after an upload. */
  readonly sentMessage?: string | undefined;
  readonly upload: ReturnType<typeof usePictureUpload>;
  /** The field of the address. */
  readonly children: ReactNode;
}

/** Around the address of a picture: chooses a file, accepts dropped and pasted ones, opens the library. */
export function PictureZone({ onPicked, sentMessage, upload: { state, busy, upload }, children }: PictureZoneProps) {
  const [picking, setPicking] = useState(false);
  const { isOver, target } = usePictureTarget(([file]) => file && upload([file]));
  return (
    <Box {...target} sx={{ ...zone, ...(isOver && dropHighlight) }}>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <UploadButton disabled={busy} onFiles={upload}>
          Téléverser une image
        </UploadButton>
        <Button variant="outlined" size="small" startIcon={<LibraryIcon />} onClick={() => setPicking(true)}>
          Médiathèque
        </Button>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          Ou déposez-la, ou collez-la ici.
        </Box>
      </Box>
      <UploadProgress state={state} sentMessage={sentMessage} />
      {picking && (
        <Suspense>
          <LibraryDialog
            onClose={() => setPicking(false)}
            onPick={(address) => {
              setPicking(false);
              onPicked(address);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

const zone = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  border: '1px dashed var(--line)',
  borderRadius: '10px',
} as const;

const dropHighlight = { borderColor: 'var(--action)', bgcolor: 'var(--action-soft)' } as const;
