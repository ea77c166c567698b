import { pictureColumns } from '@agency-site/domain/tables/pictures';
import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { FileButton } from '../../ui/components/FileButton';
import { Pager } from '../../ui/components/Pager';
import { useListFilter } from '../../ui/components/use-list-filter';
import { countOf } from '../../formats/numbers';
import { ListTabs } from '../../ui/layout/ListTabs';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import type { BackOfficeResource } from '../../provider/resource';
import { MediaCard } from './MediaCard';
import { MediaGrid, MediaSearch } from '../../ui/media/MediaGrid';
import { mediaResource, picturesPerPage } from '../../provider/media/media-library';
import { UploadProgress } from '../../ui/media/UploadProgress';
import { usePictureTarget } from '../../ui/media/use-picture-target';
import { usePictureUpload } from '../../ui/media/use-picture-upload';

/** /admin/media. Pictures can be dropped and pasted anywhere. It uses `ListBase`, because cards replace the `DataTable`. */
function MediaScreen() {
  return (
    <ListBase perPage={picturesPerPage}>
      <Library />
    </ListBase>
  );
}

function Library() {
  const { total, setPage } = useListContext();
  const { isFiltered, clearFilter } = useListFilter();
  // Shows the uploaded picture, which is the first of the unfiltered list.
  const { state, lines, busy, upload } = usePictureUpload(() => {
    if (isFiltered) clearFilter();
    else setPage(1);
  });
  const target = usePictureTarget((files) => upload(files));
  return (
    <Box {...target} sx={{ minHeight: 'calc(100dvh - 6rem)' }}>
      <ScreenHeader
        title="Médiathèque"
        back="/"
        subtitle={total === undefined ? '\u00A0' : countOf(total, 'image', 'images')}
      >
        <FileButton accept="image/*" variant="contained" disabled={busy} multiple onFiles={upload}>
          Téléverser des images
        </FileButton>
      </ScreenHeader>
      <Box sx={{ mb: 2 }}>
        <ListTabs resource={mediaResource} />
      </Box>
      <Box sx={{ mb: 2 }}>
        <UploadProgress state={state} lines={lines} />
      </Box>
      <MediaSearch />
      <MediaGrid>{(picture) => <MediaCard key={picture.id} picture={picture} />}</MediaGrid>
      <Pager />
    </Box>
  );
}

export const media: BackOfficeResource = {
  name: mediaResource,
  icon: LibraryIcon,
  recordRepresentation: 'id',
  list: MediaScreen,
  options: {
    path: 'media',
    tab: { entry: mediaResource, label: 'Images' },
    columns: pictureColumns,
    messages: {
      name: 'Image |||| Médiathèque',
      notifications: { deleted: 'Image supprimée', updated: 'Image sauvegardée' },
    },
  },
};
