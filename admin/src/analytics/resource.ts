import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import type { BackOfficeResource } from '../resource';
import { AnalyticsScreen } from './AnalyticsScreen';

/** Not a table: a screen of its own, which gets its address and its place in the navigation like the others. */
export const analytics: BackOfficeResource = {
  name: 'analytics',
  icon: AnalyticsIcon,
  list: AnalyticsScreen,
  options: {
    path: 'analytics',
    columns: {},
    french: { name: 'Analytics |||| Analytics' },
  },
};
