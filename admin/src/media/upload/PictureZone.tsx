import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { UploadButton } from './UploadButton';
import { UploadProgress } from './UploadProgress';
import { type PictureUpload, usePictureUpload } from './use-picture-upload';
import { usePictureTarget } from './use-picture-target';

/** Few openings of an editor need the library. */
const LibraryDialog = lazy(async () => ({ default: (await import('../LibraryDialog')).LibraryDialog }));

interface PictureZoneProps {
  readonly onPicked: (address: string) => void;
  /** Said once a picture has been sent. */
  readonly sent?: string | undefined;
  /** The field an address is typed in. */
  readonly children: ReactNode;
}

/** Around a picture's address: a picture can be chosen, dropped, pasted anywhere in it, or picked from the library. */
export function PictureZone(props: PictureZoneProps) {
  const upload = usePictureUpload(props.onPicked);
  return <PictureZoneWith {...props} upload={upload} />;
}

/** The same, where somebody else starts uploads too. */
export function PictureZoneWith({
  onPicked,
  sent,
  children,
  upload: { state, busy, upload },
}: PictureZoneProps & { readonly upload: PictureUpload }) {
  const [picking, setPicking] = useState(false);
  const { isOver, target } = usePictureTarget(([file]) => file && upload([file]));
  return (
    <Box {...target} sx={{ ...zone, ...(isOver && over) }}>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <UploadButton startIcon={<UploadIcon />} disabled={busy} onFiles={upload}>
          Téléverser une image
        </UploadButton>
        <Button variant="outlined" size="small" startIcon={<LibraryIcon />} onClick={() => setPicking(true)}>
          Médiathèque
        </Button>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          Ou déposez-la, ou collez-la ici.
        </Box>
      </Box>
      <UploadProgress state={state} sent={sent} />
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

const over = { borderColor: 'var(--action)', bgcolor: 'var(--action-soft)' } as const;
