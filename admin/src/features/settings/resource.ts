import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { BackOfficeResource } from '../../data/resource';
import { SettingsScreen } from './SettingsScreen';

export const siteSettings: BackOfficeResource = {
  name: 'site_settings',
  icon: SettingsIcon,
  list: SettingsScreen,
  options: {
    path: 'settings',
    columns: { key: {}, value: {}, updated_at: {} },
    french: { name: 'Paramètre |||| Paramètres' },
  },
};
