import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { BackOfficeResource } from '../resource';
import { contactColumns } from './contact';
import { ContactScreen } from './ContactScreen';
import { searchContacts } from './search-contacts';

export const contacts: BackOfficeResource = {
  name: 'contacts',
  path: 'contacts',
  columns: contactColumns,
  search: searchContacts,
  icon: InboxIcon,
  recordRepresentation: 'name',
  list: ContactScreen,
  french: { name: 'Contact |||| Contacts' },
};
