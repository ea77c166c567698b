import type { EmailDriver } from '@supabase/lite';

/**
 * Replaces e-mails, which the embedded Supabase does not send: the link to reset a password is printed on standard
 * output, for the person who runs the server. That person can create an administrator anyway (ADMIN_EMAIL).
 * @param siteUrl the public address
 */
export const printedEmails = (siteUrl: string): EmailDriver => ({
  send: ({ text = '' }) => {
    const [, hash, type] = /[?&]token=([^&\s]+)&type=(\w+)/.exec(text) ?? [];
    // The product has no other e-mail: the endpoints that would send one are not served (api-limits.ts).
    if (type === 'recovery') {
      const link = `${siteUrl}/admin/set-password#token_hash=${hash}&type=recovery`;
      process.stdout.write(
        `A new password was asked for. No e-mail is sent: this link is for who asked, once, for an hour.\n  ${link}\n`,
      );
    }
    return Promise.resolve();
  },
});
