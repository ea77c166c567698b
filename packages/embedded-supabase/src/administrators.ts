import type postgres from 'postgres';

/** The account of the local demo. */
export const demoEmail = 'demo@example.fr';

/**
 * Creates an owner: an account that can sign in, and a row in the allow-list (public.admins). An existing account keeps its password and is
 * only added to the list; an invited account, which has no password yet, gets this one.
 * @param database connected as the owner
 * @param cost of hashing the password with bcrypt, as the binary logarithm of its iterations
 * @returns whether this call created the account
 */
export async function ensureAdministrator(
  database: postgres.Sql,
  email: string,
  password: string,
  cost = 10,
): Promise<boolean> {
  const address = email.trim().toLowerCase();
  return database.begin(async (transaction) => {
    const [existing] = await transaction<{ id: string }[]>`select id from auth.users where email = ${address}`;
    const id = existing?.id ?? (await createUser(transaction, address, password, cost));
    await transaction`
      update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
        encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', ${cost}))
      where id = ${id} and encrypted_password is null`;
    await transaction`insert into public.admins (user_id, role) values (${id}, 'owner') on conflict do nothing`;
    return existing === undefined;
  });
}

async function createUser(
  transaction: postgres.TransactionSql,
  email: string,
  password: string,
  cost: number,
): Promise<string> {
  const [user] = await transaction<{ id: string }[]>`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at)
    values (gen_random_uuid(), 'authenticated', 'authenticated', ${email},
      extensions.crypt(${password}, extensions.gen_salt('bf', ${cost})), now(),
      '{"provider":"email","providers":["email"]}', '{}', now(), now())
    returning id`;
  const id = user?.id ?? '';
  await transaction`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), 'email', ${id}, ${id},
      jsonb_build_object('sub', ${id}::text, 'email', ${email}::text, 'email_verified', true), now(), now())`;
  return id;
}

/** Whether the allow-list has an account. */
export async function hasAdministrator(database: postgres.Sql): Promise<boolean> {
  const [row] = await database<{ found: boolean }[]>`select exists (select from public.admins) as found`;
  return row?.found === true;
}

/** Whether the allow-list has the account of an address. */
export async function isAdministrator(database: postgres.Sql, email: string): Promise<boolean> {
  const found = await database`
    select from public.admins join auth.users on id = user_id where email = ${email.trim().toLowerCase()}`;
  return found.length > 0;
}
