import { GoTrueAdminApi, type User } from '@supabase/supabase-js';
import { StartupError } from '@agency-site/process/startup-error';

/** The outcome of adding an administrator: account created, existing account added, or nothing to do. */
export type NewAdministrator = 'created' | 'let in' | 'known';

/** How to reach a hosted project with all rights. */
interface ProjectAccess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secretKey: string;
}

/** The most accounts that the admin API returns at a time. */
const ACCOUNTS_AT_A_TIME = 1000;

const headersOf = ({ secretKey }: ProjectAccess) => ({ apikey: secretKey, authorization: `Bearer ${secretKey}` });

/** Returns a client for the accounts of a hosted project. */
export const accountsOf = (project: ProjectAccess): GoTrueAdminApi =>
  new GoTrueAdminApi({ url: `${project.url}/auth/v1`, headers: headersOf(project) });

/**
 * Makes an owner of a hosted project: an account with a confirmed address, and its row in the allow-list. An existing account keeps its
 * password, unless nobody ever confirmed its address, because its creator may not own that address.
 * @throws {StartupError} when the project, its schema or the key is not as it should be.
 */
export async function createHostedAdministrator(
  project: ProjectAccess,
  email: string,
  password: string,
): Promise<NewAdministrator> {
  await readAllowList(project, 'limit=1');
  const accounts = accountsOf(project);
  const { data, error } = await accounts.createUser({ email, password, email_confirm: true });
  if (error && error.code !== 'email_exists') throw new StartupError(`The account was not made: ${error.message}`);
  if (data.user) {
    await addToAllowList(project, data.user);
    return 'created';
  }
  const account = await accountWith(accounts, email);
  if ((await readAllowList(project, `user_id=eq.${account.id}`)).length > 0) return 'known';
  if (!account.email_confirmed_at) {
    const { error: refusal } = await accounts.updateUserById(account.id, { password, email_confirm: true });
    if (refusal) throw new StartupError(`The account got no password: ${refusal.message}`);
  }
  await addToAllowList(project, account);
  return 'let in';
}

/** Reads rows of the allow-list. Only a secret key may do so, and only where the migrations have been applied. */
async function readAllowList(project: ProjectAccess, filter: string): Promise<readonly unknown[]> {
  const { url } = project;
  const answer = await fetch(`${url}/rest/v1/admins?select=user_id&${filter}`, { headers: headersOf(project) }).catch(
    () => undefined,
  );
  if (answer?.ok) return (await answer.json()) as readonly unknown[];
  if (answer?.status === 401 || answer?.status === 403)
    throw new StartupError(`SUPABASE_SECRET_KEY is not a secret key of ${url}: copy it from the project's API keys.`);
  if (answer?.status === 404)
    throw new StartupError(`${url} has no allow-list of administrators: apply the migrations first.`);
  throw new StartupError(
    `${url} ${answer ? `answers ${answer.status}` : 'does not answer'}: is it the project's address?`,
  );
}

/** Adds an account to the allow-list. */
async function addToAllowList(project: ProjectAccess, { id }: User): Promise<void> {
  const answer = await fetch(`${project.url}/rest/v1/admins`, {
    method: 'POST',
    headers: { ...headersOf(project), 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: id, role: 'owner' }),
  });
  if (!answer.ok) throw new StartupError(`The account exists, but is no administrator yet: ${await answer.text()}`);
}

/** Returns the account of an e-mail address. It reads all accounts, because the admin API cannot search by address. */
async function accountWith(accounts: GoTrueAdminApi, email: string): Promise<User> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await accounts.listUsers({ page, perPage: ACCOUNTS_AT_A_TIME });
    if (error) throw new StartupError(`The accounts cannot be read: ${error.message}`);
    const account = data.users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
    if (account) return account;
    if (data.users.length < ACCOUNTS_AT_A_TIME)
      throw new StartupError(`Supabase says that ${email} has an account, and does not list it.`);
  }
}
