import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration';
import { StartupError } from '@agency-site/process/startup-error';

describe('a wrong variable is named in one line', () => {
  const cases: [name: string, environment: NodeJS.ProcessEnv, line: RegExp][] = [
    ['bad PORT', { PORT: 'eighty' }, /^PORT must be a whole number .+"eighty"\.$/],
    ['bad SITE_URL', { SITE_URL: 'exemple.fr' }, /^SITE_URL must be .+$/],
    ['SUPABASE_URL alone', { SUPABASE_URL: 'https://x.supabase.co' }, /^SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together.+$/],
    ['bad DATABASE_URL', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start with postgres.+$/],
    ['bad TRUST_PROXY', { TRUST_PROXY: 'x forwarded' }, /^TRUST_PROXY must be 1, 0 or the name of a header, not "x forwarded"\.$/],
    ['short SUPABASE_SERVER_SECRET', { SUPABASE_SERVER_SECRET: 'court' }, /^SUPABASE_SERVER_SECRET must have at least 32 characters\.$/],
    ['ADMIN_EMAIL alone', { ADMIN_EMAIL: 'a@example.fr' }, /^ADMIN_EMAIL and ADMIN_PASSWORD go together.+$/],
    ['short ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@example.fr', ADMIN_PASSWORD: 'court' }, /^ADMIN_PASSWORD must have at least 10 characters\.$/],
    ['long ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@example.fr', ADMIN_PASSWORD: 'é'.repeat(37) }, /^ADMIN_PASSWORD must have at most 72 bytes\.$/],
    ['SMTP_URL alone', { SMTP_URL: 'smtps://a:b@example.fr' }, /^SMTP_URL and MAIL_FROM go together.+$/],
    ['bad SMTP_URL', { SMTP_URL: 'https://secret@example.fr', MAIL_FROM: 'a@example.fr' }, /^SMTP_URL must look like [^@]+@host:465 .+$/],
    ['MAIL_FROM of nobody', { SMTP_URL: 'smtp://a.fr', MAIL_FROM: 'Atelier' }, /^MAIL_FROM must look like .+, not "Atelier"\.$/],
    ['bad RETURN_PATH', { SMTP_URL: 'smtp://a.fr', MAIL_FROM: 'a@b.fr', RETURN_PATH: 'retours' }, /^RETURN_PATH must look like .+, not "retours"\.$/],
    ['bad IMAP_URL', { IMAP_URL: 'https://a:secret@example.fr' }, /^IMAP_URL must look like [^@]+@host:993\.$/],
    ['IMAP_URL alone', { IMAP_URL: 'imaps://a:secret@example.fr' }, /^IMAP_URL goes with SMTP_URL[^@]+$/],
    ['MAIL_FROM of two', { SMTP_URL: 'smtp://a.fr', MAIL_FROM: 'a@b.fr, c@d.fr' }, /^MAIL_FROM must look like .+\.$/],
  ]; // prettier-ignore

  test.each(cases)('%s', (_name, environment, line) => {
    const read = (): unknown => readConfiguration(environment);
    expect(read).toThrow(StartupError);
    expect(read).toThrow(line);
  });
});

test('nothing is needed: everything has a value that suits one machine', () => {
  expect(readConfiguration({ SITE_URL: ' ' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: undefined,
    supabase: { kind: 'embedded', databaseUrl: undefined },
    administrator: undefined,
    smtp: undefined,
    addressHeader: undefined,
    metrics: undefined,
  });
});
