import { Box } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { Pager } from '../../ui/components/Pager';
import { useListFilter } from '../../ui/components/use-list-filter';
import { countOf } from '../../data/formats/numbers';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { MediaCard } from './MediaCard';
import { MediaGrid, MediaSearch } from '../../ui/media/MediaGrid';
import { picturesPerPage } from '../../data/media/media-library';
import { UploadButton } from '../../ui/media/UploadButton';
import { UploadProgress } from '../../ui/media/UploadProgress';
import { usePictureTarget } from '../../ui/media/use-picture-target';
import { usePictureUpload } from '../../ui/media/use-picture-upload';

/**
 * /admin/media: the pictures of the site and their uses. Pictures can be dropped and pasted anywhere on the screen. On
 * `ListBase`, since a grid of cards is no `DataTable`.
 */
export function MediaScreen() {
  return (
    <ListBase perPage={picturesPerPage}>
      <Library />
    </ListBase>
  );
}

function Library() {
  const { total, setPage } = useListContext();
  const { isFiltered, clearFilter } = useListFilter();
  // The newest picture is the first of the unfiltered list.
  const { state, busy, upload } = usePictureUpload(() => {
    if (isFiltered) clearFilter();
    else setPage(1);
  });
  const { isOver, target } = usePictureTarget(upload);
  return (
    <Box {...target} sx={{ minHeight: 'calc(100dvh - 6rem)', ...(isOver && dropHighlight) }}>
      <ScreenHeader
        title="Médiathèque"
        back="/"
        subtitle={total === undefined ? '\u00A0' : countOf(total, 'image', 'images')}
      >
        <UploadButton variant="contained" size="medium" disabled={busy} multiple onFiles={upload}>
          Téléverser des images
        </UploadButton>
      </ScreenHeader>
      <Box sx={{ mb: 2 }}>
        <UploadProgress state={state} />
      </Box>
      <MediaSearch />
      <MediaGrid>{(picture) => <MediaCard key={picture.id} picture={picture} />}</MediaGrid>
      <Pager />
    </Box>
  );
}

const dropHighlight = { outline: '2px dashed var(--action)', outlineOffset: 8, borderRadius: '10px' } as const;
