import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Link, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Confirm, LinkBase, useCanAccess, useDeleteController, useListContext } from 'react-admin';
import { countOf } from '../../data/formats/numbers';
import { formatDate } from '../../data/formats/dates';
import { type MediaPicture, mediaResource } from '../../data/media/media-library';
import { useCopy } from '../../data/use-copy';
import { frame, smallText } from '../../ui/theme/styles';
import { deletionWarning, describeUse, editPath } from './describe-use';
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

/** The articles, pages and settings that use a picture, with links; collapsed, since there may be many. */
function MediaUses({ uses }: Pick<MediaPicture, 'uses'>) {
  if (uses.length === 0) return <Box sx={smallText}>Non utilisée</Box>;
  return (
    <Box component="details" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24, color: 'var(--teal)' }}>
        {`Utilisée ${countOf(uses.length, 'fois', 'fois')}`}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, mt: 0.5, pl: 2 }}>
        {uses.map((use) => {
          const path = editPath(use);
          const text = describeUse(use);
          return (
            <li key={`${use.kind} ${use.id}`}>
              {path ? (
                <Link component={LinkBase} to={path}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

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

/** Deletes a picture after a confirmation that lists its current uses, fetched again. */
function PictureDeletion({ picture }: { readonly picture: MediaPicture }) {
  const [step, setStep] = useState<'idle' | 'fetching' | 'confirming'>('idle');
  const options = { record: picture, redirect: false, mutationMode: 'pessimistic' } as const;
  const { handleDelete, isPending } = useDeleteController(options);
  const { refetch } = useListContext();
  const label = pictureLabel(picture);
  const confirm = async () => {
    setStep('fetching');
    setStep((await refetch())?.isError ? 'idle' : 'confirming');
  };
  const remove = () => {
    setStep('idle');
    handleDelete();
  };
  return (
    <>
      <Tooltip title="Supprimer">
        <IconButton
          size="small"
          aria-label={`Supprimer ${label}`}
          disabled={isPending || step === 'fetching'}
          onClick={() => void confirm()}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={step === 'confirming'}
        title={`Supprimer l’image ${label}\u00A0?`}
        content={deletionWarning(picture.uses)}
        onClose={() => setStep('idle')}
        onConfirm={remove}
      />
    </>
  );
}
