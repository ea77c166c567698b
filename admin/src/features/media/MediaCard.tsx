import CopyIcon from '@mui/icons-material/ContentCopy';
import CropIcon from '@mui/icons-material/Crop';
import EditIcon from '@mui/icons-material/EditOutlined';
import ReplaceIcon from '@mui/icons-material/FindReplace';
import { Box, Chip, IconButton, Link, Tooltip } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { formatDate } from '../../formats/dates';
import { type MediaPicture, mediaResource } from '../../provider/media/media-library';
import { useCopy } from '../../provider/use-copy';
import { frame, smallText } from '../../ui/theme/styles';
import { MediaUses } from './MediaUses';
import type { PictureDialogKind } from './PictureDialog';
import { PictureDeletion } from './PictureDeletion';
import { useListFilter } from '../../ui/components/use-list-filter';
import { pictureFacts, pictureLabel, Thumbnail } from '../../ui/media/Thumbnail';

const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog')).PictureDialog }));

export function MediaCard({ picture }: { readonly picture: MediaPicture }) {
  const { id, address, created_at, alt, caption, tags } = picture;
  const label = pictureLabel(picture);
  const copy = useCopy(address, 'Adresse copiée');
  return (
    <Box component="li" sx={card}>
      <Link href={address} target="_blank" rel="noopener" aria-label={`Voir ${label} (nouvel onglet)`}>
        <Thumbnail picture={picture} />
      </Link>
      <Box sx={{ display: 'grid', gap: 0.5, p: 1.5, flex: 1, alignContent: 'start' }}>
        {/* Shows the whole name, because copies of a picture only differ at the end of their names. */}
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
        {tags.length > 0 && <Tags tags={tags} />}
        {caption && <Box sx={{ ...smallText, overflowWrap: 'anywhere' }}>{`Légende\u00A0: ${caption}`}</Box>}
        <MediaUses uses={picture.uses} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 1, pb: 1 }}>
        <IconAction icon={<CopyIcon fontSize="small" />} words="Copier l’adresse" of={` de ${label}`} onClick={copy} />
        <PictureChanges picture={picture} />
        <PictureDeletion picture={picture} />
      </Box>
    </Box>
  );
}

const card = { ...frame, display: 'flex', flexDirection: 'column', minWidth: 0, overflow: 'hidden' } as const;

function Tags({ tags }: Pick<MediaPicture, 'tags'>) {
  const { change } = useListFilter<{ readonly q?: string }>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tags.map((tag) => (
        <Chip key={tag} size="small" label={tag} onClick={() => change('q')(tag)} />
      ))}
    </Box>
  );
}

/** The buttons that change a picture, each through a dialog. */
function PictureChanges({ picture }: { readonly picture: MediaPicture }) {
  const [open, setOpen] = useState<PictureDialogKind>();
  const { canAccess } = useCanAccess({ resource: mediaResource, action: 'edit' });
  if (!canAccess) return null;
  const label = ` ${pictureLabel(picture)}`;
  const props = { picture, onClose: () => setOpen(undefined) };
  return (
    <>
      <IconAction icon={<EditIcon fontSize="small" />} words="Modifier" of={label} onClick={() => setOpen('form')} />
      {/* A crop would stop the animation of a GIF. */}
      {!picture.id.endsWith('.gif') && (
        <IconAction icon={<CropIcon fontSize="small" />} words="Recadrer" of={label} onClick={() => setOpen('crop')} />
      )}
      {picture.uses.length > 0 && (
        <IconAction
          icon={<ReplaceIcon fontSize="small" />}
          words="Remplacer partout"
          of={`\u00A0:${label}`}
          onClick={() => setOpen('replacement')}
        />
      )}
      <Suspense>{open && <PictureDialog kind={open} {...props} />}</Suspense>
    </>
  );
}

interface IconActionProps {
  readonly icon: ReactNode;
  readonly words: string;
  /** The label of the picture, which distinguishes the button from those of other pictures for screen readers. */
  readonly of: string;
  readonly onClick: () => void;
}

const IconAction = ({ icon, words, of, onClick }: IconActionProps) => (
  <Tooltip title={words}>
    <IconButton size="small" aria-label={words + of} onClick={onClick}>
      {icon}
    </IconButton>
  </Tooltip>
);
