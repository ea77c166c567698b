import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import type { BackOfficeResource } from '../../data/resource';
import { mediaResource } from '../../data/media/media-library';
import { MediaScreen } from './MediaScreen';

export const media: BackOfficeResource = {
  name: mediaResource,
  icon: LibraryIcon,
  recordRepresentation: 'id',
  list: MediaScreen,
  options: {
    path: 'media',
    // Files, not rows of a table: see media-library.ts.
    columns: {},
    french: { name: 'Image |||| Médiathèque', notifications: { deleted: 'Image supprimée' } },
  },
};
