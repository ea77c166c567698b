import type { GetListParams, GetListResult } from 'react-admin';
import type { DatabaseFunctions } from '../providers/database-functions';
import type { Contact } from './contact';

/** Newest first whatever order is asked for: there is one list of requests. */
export async function searchContacts(
  { readFunction }: DatabaseFunctions,
  { filter, pagination = { page: 1, perPage: 25 } }: GetListParams,
): Promise<GetListResult<Contact>> {
  const { q, status } = filter as { readonly q: string; readonly status?: string };
  const found = await readFunction('search_contacts', {
    words: q,
    ...(status ? { only_status: status } : {}),
    skipped: (pagination.page - 1) * pagination.perPage,
    wanted: pagination.perPage,
  });
  const { rows, total } = found as unknown as { readonly rows: Contact[]; readonly total: number };
  return { data: rows, total };
}
