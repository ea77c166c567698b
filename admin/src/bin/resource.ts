import BinIcon from '@mui/icons-material/DeleteOutlined';
import type { BackOfficeResource } from '../resource';
import { BinScreen } from './BinScreen';

export const bin: BackOfficeResource = {
  name: 'bin',
  path: 'bin',
  // What a deletion answers with: never the texts.
  columns: ['id'],
  icon: BinIcon,
  recordRepresentation: 'id',
  list: BinScreen,
  french: { name: 'Élément |||| Corbeille' },
};
