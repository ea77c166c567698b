import CloseIcon from '@mui/icons-material/Close';
import { Box, ButtonBase, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { ListBase } from 'react-admin';
import { type MediaPicture, mediaResource, picturesPerPage } from '../../data/media/media-library';
import { Pager } from '../components/Pager';
import { outlined, smallText } from '../theme/styles';
import { MediaGrid, MediaSearch } from './MediaGrid';
import { pictureFacts, pictureLabel, Thumbnail } from './Thumbnail';

interface LibraryDialogProps {
  readonly onPick: (picture: MediaPicture) => void;
  readonly onClose: () => void;
}

export function LibraryDialog({ onPick, onClose }: LibraryDialogProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle sx={{ pr: 7 }}>Choisir une image</DialogTitle>
      <IconButton aria-label="Fermer" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ minHeight: '60vh', pt: 3.5 }}>
        <ListBase resource={mediaResource} perPage={picturesPerPage} disableSyncWithLocation storeKey={false}>
          <MediaSearch />
          <MediaGrid>
            {(picture) => (
              <li key={picture.id}>
                <ButtonBase onClick={() => onPick(picture)} sx={choice}>
                  <Thumbnail picture={picture} />
                  <Box component="span" sx={{ p: 1, overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
                    {pictureLabel(picture)}
                    <br />
                    <Box component="span" sx={smallText}>
                      {pictureFacts(picture)}
                    </Box>
                  </Box>
                </ButtonBase>
              </li>
            )}
          </MediaGrid>
          <Pager />
        </ListBase>
      </DialogContent>
    </Dialog>
  );
}

const choice = {
  ...outlined,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  alignItems: 'stretch',
  font: 'inherit',
  width: '100%',
  height: '100%',
  textAlign: 'left',
  overflow: 'hidden',
  '&:hover': { borderColor: 'var(--action)' },
} as const;
