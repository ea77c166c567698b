import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { BackOfficeResource } from '../resource';
import { SettingsScreen } from './SettingsScreen';

export const siteSettings: BackOfficeResource = {
  name: 'site_settings',
  path: 'settings',
  columns: ['key', 'value', 'updated_at'],
  icon: SettingsIcon,
  list: SettingsScreen,
  french: { name: 'Paramètre |||| Paramètres' },
};
