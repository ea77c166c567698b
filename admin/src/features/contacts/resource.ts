import { contactColumns } from '@agency-site/domain/tables/contacts';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import type { GetListParams, GetListResult } from 'react-admin';
import type { DatabaseFunctions } from '../../provider/database-functions';
import { afterId } from '../../provider/read-all';
import type { BackOfficeResource } from '../../provider/resource';
import { type Contact, type ContactFilter, dueBefore } from './contact';
import { ContactCreate, ContactEdit } from './contact-forms';
import { ContactScreen } from './ContactScreen';

export const contacts: BackOfficeResource = {
  name: 'contacts',
  icon: InboxIcon,
  recordRepresentation: 'name',
  list: ContactScreen,
  create: ContactCreate,
  edit: ContactEdit,
  options: {
    path: 'contacts',
    menuGroup: 'requests',
    columns: contactColumns,
    search: (functions, params) => {
      const { q, due } = (params.filter ?? {}) as ContactFilter;
      return q?.trim() || due ? searchContacts(functions, params) : undefined;
    },
    savedBy: ({ notes }, contact_id) => [
      'save_notes',
      { contact_id, notes: typeof notes === 'string' ? notes : '' },
      ['id', 'notes', 'notes_updated_at'],
    ],
    messages: {
      name: 'Contact |||| Contacts',
      unread: 'Les contacts n’ont pas pu être lus',
      page: { create: 'Nouvelle demande', edit: 'Coordonnées\u00A0: %{recordRepresentation}' },
      notifications: { created: 'Demande ajoutée', updated: 'Coordonnées corrigées' },
    },
  },
};

declare module '../../provider/database-functions' {
  interface JsonAnswers {
    readonly search_contacts: { readonly rows: Contact[]; readonly total: number };
  }
}

/** Searches requests. The order is newest first, soonest first if they are due, or by id for `readAll`. */
async function searchContacts(
  { readFunction }: DatabaseFunctions,
  { filter, pagination = { page: 1, perPage: 25 } }: GetListParams,
): Promise<GetListResult<Contact>> {
  const { q, status, due, [afterId]: after } = filter as ContactFilter & { readonly [afterId]?: string };
  const { rows, total } = await readFunction('search_contacts', {
    words: q ?? '',
    ...(status ? { only_status: status } : {}),
    ...(due === 'unplanned' ? { unplanned: true } : due && { due_before: dueBefore(due) }),
    ...(after ? { after_id: after } : {}),
    skipped: (pagination.page - 1) * pagination.perPage,
    wanted: pagination.perPage,
  });
  return { data: rows, total };
}
