import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { mediaResource } from '../providers/media-library';
import type { BackOfficeResource } from '../resource';
import { MediaScreen } from './MediaScreen';

export const media: BackOfficeResource = {
  name: mediaResource,
  path: 'media',
  // Files, not rows of a table: providers/media-library.ts reads them.
  columns: [],
  icon: LibraryIcon,
  recordRepresentation: 'id',
  list: MediaScreen,
  french: { name: 'Image |||| Médiathèque', notifications: { deleted: 'Image supprimée' } },
};
