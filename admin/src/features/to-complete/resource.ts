import ToCompleteIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import type { BackOfficeResource } from '../../data/resource';
import { ToCompleteScreen } from './ToCompleteScreen';

/** No table: a screen that the dashboard and the palette lead to. Not in the menu, because it is empty most of the time. */
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
