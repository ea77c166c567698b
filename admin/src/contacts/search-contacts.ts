import type { GetListParams, GetListResult } from 'react-admin';
import type { DatabaseFunctions } from '../providers/database-functions';
import { afterId } from '../providers/read-all';
import type { Contact, ContactFilter } from './contact';

declare module '../providers/database-functions' {
  interface JsonAnswers {
    readonly search_contacts: { readonly rows: Contact[]; readonly total: number };
  }
}

/** Newest first whatever the order asked for, as the list of requests has no other; by id for `readAll`. */
export async function searchContacts(
  { readFunction }: DatabaseFunctions,
  { filter, pagination = { page: 1, perPage: 25 } }: GetListParams,
): Promise<GetListResult<Contact>> {
  const { q, status, [afterId]: after } = filter as ContactFilter & { readonly [afterId]?: string };
  const { rows, total } = await readFunction('search_contacts', {
    words: q ?? '',
    ...(status ? { only_status: status } : {}),
    ...(after ? { after_id: after } : {}),
    skipped: (pagination.page - 1) * pagination.perPage,
    wanted: pagination.perPage,
  });
  return { data: rows, total };
}
