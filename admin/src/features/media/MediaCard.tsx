import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Link, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { formatDate } from '../../data/formats/dates';
import { type MediaPicture, mediaResource } from '../../data/media/media-library';
import { useCopy } from '../../data/use-copy';
import { frame, smallText } from '../../ui/theme/styles';
import { MediaUses } from './MediaUses';
import { PictureDeletion } from './PictureDeletion';
import { pictureFacts, pictureLabel, Thumbnail } from '../../ui/media/Thumbnail';

const PictureForm = lazy(async () => ({ default: (await import('./PictureForm')).PictureForm }));

export function MediaCard({ picture }: { readonly picture: MediaPicture }) {
  const { id, address, created_at, alt, caption } = picture;
  const label = pictureLabel(picture);
  const copy = useCopy(address, 'Adresse copiée');
  return (
    <Box component="li" sx={card}>
      <Link href={address} target="_blank" rel="noopener" aria-label={`Voir ${label} (nouvel onglet)`}>
        <Thumbnail picture={picture} />
      </Link>
      <Box sx={{ display: 'grid', gap: 0.5, p: 1.5, flex: 1, alignContent: 'start' }}>
        {/* Whole: copies of a picture differ by the end of their names. */}
        <Box component="strong" title={id} sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <Box sx={smallText}>
          {pictureFacts(picture)}
          <br />
          {`Ajoutée le ${formatDate(created_at)}`}
        </Box>
        <Box sx={{ ...smallText, overflowWrap: 'anywhere' }}>
          {alt ? `«\u00A0${alt}\u00A0»` : 'Sans texte alternatif'}
        </Box>
        {caption && <Box sx={{ ...smallText, overflowWrap: 'anywhere' }}>{`Légende\u00A0: ${caption}`}</Box>}
        <MediaUses uses={picture.uses} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 1, pb: 1 }}>
        <Button size="small" aria-label={`Copier l’adresse de ${label}`} onClick={copy}>
          Copier l’adresse
        </Button>
        <Box sx={{ display: 'flex' }}>
          <PictureEdition picture={picture} />
          <PictureDeletion picture={picture} />
        </Box>
      </Box>
    </Box>
  );
}

const card = { ...frame, display: 'flex', flexDirection: 'column', minWidth: 0, overflow: 'hidden' } as const;

function PictureEdition({ picture }: { readonly picture: MediaPicture }) {
  const [editing, setEditing] = useState(false);
  const { canAccess } = useCanAccess({ resource: mediaResource, action: 'edit' });
  if (!canAccess) return null;
  return (
    <>
      <Tooltip title="Modifier">
        <IconButton size="small" aria-label={`Modifier ${pictureLabel(picture)}`} onClick={() => setEditing(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Suspense>{editing && <PictureForm picture={picture} onClose={() => setEditing(false)} />}</Suspense>
    </>
  );
}
