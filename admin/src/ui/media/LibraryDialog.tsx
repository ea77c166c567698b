import CloseIcon from '@mui/icons-material/Close';
import { Box, ButtonBase, Dialog, DialogContent, DialogTitle, IconButton, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { ListBase } from 'react-admin';
import { mediaResource, type PickedPicture, picturesPerPage } from '../../provider/media/media-library';
import { Pager } from '../components/Pager';
import { smallText } from '../theme/styles';
import { Drawings } from './Drawings';
import { choice, MediaGrid, MediaSearch } from './MediaGrid';
import { pictureFacts, pictureLabel, Thumbnail } from './Thumbnail';

interface LibraryDialogProps {
  readonly onPick: (picture: PickedPicture) => void;
  readonly onClose: () => void;
  readonly withDrawings: boolean;
}

export function LibraryDialog({ onPick, onClose, withDrawings }: LibraryDialogProps) {
  const [shown, setShown] = useState<'pictures' | 'drawings'>('pictures');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md">
      <DialogTitle sx={{ pr: 7 }}>Choisir une image</DialogTitle>
      <IconButton aria-label="Fermer" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ minHeight: '60vh', pt: 3.5 }}>
        {withDrawings && (
          <Tabs value={shown} onChange={(_event, tab: typeof shown) => setShown(tab)} sx={{ mb: 2 }}>
            <Tab value="pictures" label="Vos images" />
            <Tab value="drawings" label="Dessins du site" />
          </Tabs>
        )}
        {shown === 'drawings' ? <Drawings onPick={onPick} /> : <Pictures onPick={onPick} />}
      </DialogContent>
    </Dialog>
  );
}

const Pictures = ({ onPick }: Pick<LibraryDialogProps, 'onPick'>) => (
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
);
