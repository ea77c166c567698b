import { randomBytes } from 'node:crypto';
import { linkLifetimes } from '@agency-site/domain/link-lifetimes';
import type { EmailDriver } from '@supabase/lite';
import type postgres from 'postgres';

/**
 * Sends the embedded Supabase's e-mails through the outbox. Without a mail server, it also prints the link to reset a password on standard
 * output. The person who runs the server gains nothing by it, since they can create an administrator anyway (ADMIN_EMAIL).
 * @param printed whether there is no mail server
 */
export const accountEmails = (database: postgres.Sql, siteUrl: string, printed: boolean): EmailDriver => ({
  send: async ({ to, text = '' }) => {
    const [, hash, type] = /[?&]token=([^&\s]+)&type=(\w+)/.exec(text) ?? [];
    // lite sends no other e-mail here, because the product does not serve the endpoints that would send one (api-limits.ts).
    if (type !== 'recovery') return;
    // lite's own token is the digest of a code of a few digits, which an attacker could guess.
    const token = randomBytes(32).toString('hex');
    await database`update auth.users set recovery_token = ${token} where recovery_token = ${hash ?? ''}`;
    const link = `${siteUrl}/admin/set-password#token_hash=${token}&type=recovery`;
    const [recipient = ''] = [to].flat();
    await database`
      select private.enqueue_mail(kind => 'password_reset', recipient => ${recipient}, secret => ${database.json({ link })})`;
    if (!printed) return;
    process.stdout.write(
      `A new password was requested. No e-mail is sent: this link is for its account, once, for ${linkLifetimes.password_reset.hours} h.\n  ${link}\n`,
    );
  },
});
