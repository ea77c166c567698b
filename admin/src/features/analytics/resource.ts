import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import type { BackOfficeResource } from '../../data/resource';
import { AnalyticsScreen } from './AnalyticsScreen';

/** No table: a screen with an address and an entry in the navigation. */
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
