import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { countRows } from '../../../packages/embedded-supabase/src/backup/row-counts';
import { accountsOf, createHostedAdministrator } from '../../src/app/hosted-administrator';
import { clientOf, type Call } from '../api-client';
import { type Access, embeddedAccess, namedAccess } from './access';

/** The prefix of everything that the contract's tests create, by which the next run deletes the remains of an interrupted one. */
const MARK = 'essai-contrat-';

/** A Supabase project as our applications reach it. */
export interface Project extends Access {
  /** The prefix of the names that this file's tests create. */
  readonly mark: string;
  readonly stranger: Call;
  readonly administrator: Call;
  readonly account: { readonly email: string; readonly password: string };
  /** Deletes everything that the tests created. */
  close(): Promise<void>;
}

/** Opens the project for the contract, with an administrator of its own. */
export async function openProject(): Promise<Project> {
  const embedded = inject('contract') === 'embedded' ? await embeddedAccess() : undefined;
  const access = embedded ?? namedAccess();
  const countOwn = async () => {
    const counts = embedded ? Object.entries(await countRows(embedded.supabase.database)) : [];
    return Object.fromEntries(counts.filter(([table]) => /^(public|storage)\.(?!activity_log)/.test(table)));
  };
  const before = await countOwn();
  const mark = `${MARK}${randomUUID().slice(0, 8)}`;
  const account = { email: `${mark}@example.com`, password: randomUUID() };
  await createHostedAdministrator(access, account.email, account.password);
  const keys = { publishableKey: access.publishableKey };
  const stranger = clientOf({ url: access.url, keys });
  const session = await stranger('POST', '/auth/v1/token?grant_type=password', account);
  const administrator = clientOf({ url: access.url, keys }, (session.body as { access_token: string }).access_token);
  return {
    ...access,
    mark,
    stranger,
    administrator,
    account,
    close: async () => {
      await deleteMarked(administrator, access);
      const after = await countOwn();
      await embedded?.stop();
      expect(after).toEqual(before);
    },
  };
}

/** The tables in which tests create rows, each with the column that contains `MARK`. */
const MARKED = ['contacts?name', 'blog_posts?slug', 'redirects?from_path', 'missing_pages?path'];
const MARKED_IN_TRASH = ['trash?content->>name', 'trash?content->>slug'];

async function deleteMarked(administrator: Call, access: Access): Promise<void> {
  for (const place of [...MARKED, ...MARKED_IN_TRASH]) {
    const { status } = await administrator('DELETE', `/rest/v1/${place}=like.*${MARK}*`);
    expect(status, place).toBe(204);
  }
  const pictures = await administrator('GET', `/rest/v1/rpc/media_library?words=${MARK}&shown=100`);
  const names = (pictures.body as { name: string }[]).map(({ name }) => name);
  if (names.length > 0) await administrator('DELETE', '/storage/v1/object/media', { prefixes: names });
  const accounts = accountsOf(access);
  const { data } = await accounts.listUsers({ page: 1, perPage: 1000 });
  for (const { id, email } of data.users) if (email?.startsWith(MARK)) await accounts.deleteUser(id);
}
