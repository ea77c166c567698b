import BinIcon from '@mui/icons-material/DeleteOutlined';
import type { BackOfficeResource } from '../resource';
import { BinScreen } from './BinScreen';

export const bin: BackOfficeResource = {
  name: 'bin',
  icon: BinIcon,
  recordRepresentation: 'id',
  list: BinScreen,
  options: {
    path: 'bin',
    // What a deletion answers with: never the texts.
    columns: ['id'],
    french: { name: 'Élément |||| Corbeille' },
  },
};
