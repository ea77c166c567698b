import type { EmailDriver } from '@supabase/lite';

/**
 * In place of e-mails, which the embedded Supabase does not send: the link about a forgotten password is written where
 * whoever runs the server reads. They could make themselves an administrator anyway (ADMIN_EMAIL).
 * @param siteUrl the public address
 */
export const printedEmails = (siteUrl: string): EmailDriver => ({
  send: ({ text = '' }) => {
    const [, hash, type] = /[?&]token=([^&\s]+)&type=(\w+)/.exec(text) ?? [];
    // No other e-mail belongs to the product: what asks for one is not served (api-limits.ts).
    if (type === 'recovery') {
      const link = `${siteUrl}/admin/set-password#token_hash=${hash}&type=recovery`;
      process.stdout.write(
        `A new password was asked for. No e-mail is sent: this link is for who asked, once, for an hour.\n  ${link}\n`,
      );
    }
    return Promise.resolve();
  },
});
