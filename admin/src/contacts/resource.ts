import { contactColumns } from '@agency/supabase/tables/contacts';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { BackOfficeResource } from '../resource';
import { ContactScreen } from './ContactScreen';
import { searchContacts } from './search-contacts';

export const contacts: BackOfficeResource = {
  name: 'contacts',
  icon: InboxIcon,
  recordRepresentation: 'name',
  list: ContactScreen,
  options: {
    path: 'contacts',
    columns: contactColumns,
    search: searchContacts,
    french: { name: 'Contact |||| Contacts', unread: 'Les contacts n’ont pas pu être lus' },
  },
};
