import ToCompleteIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import type { BackOfficeResource } from '../resource';
import { ToCompleteScreen } from './ToCompleteScreen';

/** Not a table: a screen that the dashboard and the palette lead to. Once nothing is left, a place in the menu is too much. */
export const toComplete: BackOfficeResource = {
  name: 'to_complete',
  icon: ToCompleteIcon,
  list: ToCompleteScreen,
  options: {
    path: 'to-complete',
    columns: {},
    inMenu: false,
    french: { name: 'À compléter |||| À compléter' },
  },
};
