import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { mediaResource } from '../providers/media-library';
import type { BackOfficeResource } from '../resource';
import { MediaScreen } from './MediaScreen';

export const media: BackOfficeResource = {
  name: mediaResource,
  icon: LibraryIcon,
  recordRepresentation: 'id',
  list: MediaScreen,
  options: {
    path: 'media',
    // Files, not rows of a table: providers/media-library.ts reads them.
    columns: {},
    french: { name: 'Image |||| Médiathèque', notifications: { deleted: 'Image supprimée' } },
  },
};
