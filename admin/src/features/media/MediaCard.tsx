import { Box, Button, Link } from '@mui/material';
import { useNotify } from 'react-admin';
import { formatDate } from '../../data/formats/dates';
import type { MediaPicture } from '../../data/media/media-library';
import { MediaUses } from './MediaUses';
import { PictureDeletion } from './PictureDeletion';
import { pictureFacts, pictureLabel } from '../../ui/media/picture-label';
import { Thumbnail } from '../../ui/media/Thumbnail';

/** A picture of the library: its details, uses and actions. */
export function MediaCard({ picture }: { readonly picture: MediaPicture }) {
  const { id, address, created_at } = picture;
  const notify = useNotify();
  const label = pictureLabel(id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('Adresse copiée');
    } catch {
      notify(address, { autoHideDuration: null });
    }
  };
  return (
    <Box component="li" sx={card}>
      <Link href={address} target="_blank" rel="noopener" aria-label={`Voir ${label} (nouvel onglet)`}>
        <Thumbnail address={address} />
      </Link>
      <Box sx={{ display: 'grid', gap: 0.5, p: 1.5, flex: 1, alignContent: 'start' }}>
        <Box component="strong" title={id} sx={name}>
          {label}
        </Box>
        <Box sx={small}>
          {pictureFacts(picture)}
          <br />
          {`Ajoutée le ${formatDate(created_at)}`}
        </Box>
        <MediaUses uses={picture.uses} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 1, pb: 1 }}>
        <Button size="small" aria-label={`Copier l’adresse de ${label}`} onClick={() => void copy()}>
          Copier l’adresse
        </Button>
        <PictureDeletion picture={picture} />
      </Box>
    </Box>
  );
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: '14px',
} as const;
const name = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
