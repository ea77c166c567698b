import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type postgres from 'postgres';
import { ensureAdministrator } from '../../../packages/embedded-supabase/src/administrators';

/** Returns accounts, or the one with an address, in the form of the admin API. */
const accounts = (database: postgres.Sql, email: string | null = null) =>
  database`select id, email, email_confirmed_at, created_at from auth.users where ${email}::text is null or email = ${email}`;

const refusal = (status: number, code: string, msg: string): Response =>
  Response.json({ code: status, error_code: code, msg }, { status, headers: { 'x-sb-error-code': code } });

/**
 * Serves hosted Supabase's admin API for creating accounts, which lite lacks, on an embedded database, so that tests can run code that uses
 * a hosted project's secret key.
 */
export function authAdminApi(database: postgres.Sql, secretKey: string): Hono {
  const routes = new Hono().basePath('/auth/v1/admin');
  routes.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`)
      return refusal(403, 'not_admin', 'User not allowed');
    return next();
  });
  routes.get('/users', async (context) => context.json({ users: await accounts(database), aud: 'authenticated' }));
  routes.post('/users', async (context) => {
    type NewAccount = { readonly email: string; readonly password: string; readonly email_confirm?: boolean };
    const { email, password, email_confirm: confirmed } = await context.req.json<NewAccount>();
    if ((await accounts(database, email)).length > 0)
      return refusal(422, 'email_exists', 'A user with this email address has already been registered');
    await ensureAdministrator(database, email, password);
    await database`delete from public.admins where user_id = (select id from auth.users where email = ${email})`;
    if (!confirmed) await database`update auth.users set email_confirmed_at = null where email = ${email}`;
    return context.json((await accounts(database, email))[0]);
  });
  routes.put('/users/:id', async (context) => {
    const { password } = await context.req.json<{ password: string }>();
    const [account] = await database`
      update auth.users set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 10)), email_confirmed_at = now()
      where id = ${context.req.param('id')} returning id, email, email_confirmed_at`;
    return context.json(account);
  });
  routes.delete('/users/:id', async (context) => {
    await database`delete from auth.users where id = ${context.req.param('id')}`;
    return context.json({});
  });
  routes.post('/generate_link', async (context) => {
    const { email, redirect_to: address } = await context.req.json<{ email: string; redirect_to: string }>();
    const hash = randomBytes(28).toString('hex');
    await database`update auth.users set recovery_token = ${hash}, recovery_sent_at = now() where email = ${email}`;
    const link = {
      hashed_token: hash,
      verification_type: 'recovery',
      redirect_to: address,
      action_link: '',
      email_otp: '',
    };
    return context.json({ ...(await accounts(database, email))[0], ...link });
  });
  return routes;
}
