import type { GetListParams, GetListResult } from 'react-admin';
import type { DatabaseFunctions } from '../providers/database-functions';
import { afterId } from '../providers/read-all';
import type { Contact } from './contact';

interface ContactFilter {
  readonly q: string;
  readonly status?: string;
  readonly [afterId]?: string;
}

declare module '../providers/database-functions' {
  interface JsonAnswers {
    readonly search_contacts: { readonly rows: Contact[]; readonly total: number };
  }
}

/** Newest first whatever order is asked for, there is one list of requests; but by id for who reads all after an id. */
export async function searchContacts(
  { readFunction }: DatabaseFunctions,
  { filter, pagination = { page: 1, perPage: 25 } }: GetListParams,
): Promise<GetListResult<Contact>> {
  const { q, status, [afterId]: after } = filter as ContactFilter;
  const { rows, total } = await readFunction('search_contacts', {
    words: q,
    ...(status ? { only_status: status } : {}),
    ...(after ? { after_id: after } : {}),
    skipped: (pagination.page - 1) * pagination.perPage,
    wanted: pagination.perPage,
  });
  return { data: rows, total };
}
