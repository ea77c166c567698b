// @module-tag spec-10-12
import type { Payload } from '@agency-site/mail/mail';
import { outboxClient, type OutboxItem } from '@agency-site/mail/outbox';
import { mailKinds, renderMail } from '@agency-site/mail/render';
import { beforeAll, expect, test, vi } from 'vitest';
import { clientOf, saveSettings } from '../../../server/tests/api-client';
import { createPost } from '../rules/drafts';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { newsletterScene } from './newsletter-scene';

const supabase = useTestSupabase();
const { subscribe, confirmed, empty } = newsletterScene(() => supabase);
/** At least one row of every kind, as a worker receives it. */
const rows: OutboxItem[] = [];

beforeAll(async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const visitor = clientOf(supabase);
  const call = async (client: typeof visitor, name: string, body: object = {}) =>
    expect((await client('POST', `/rest/v1/rpc/${name}`, body)).status, name).toBeLessThan(300);
  await empty();
  await saveSettings(administrator, {
    comments_enabled: 'true',
    newsletter_title: 'La gazette',
    newsletter_text: 'Chaque lundi.',
  });
  const { id } = await createPost(administrator, { status: 'published', featured_image_url: '/illustrations/a.svg' });
  await supabase.database`update public.blog_posts set view_count = 3`;
  // This setting keeps the weekly digest off in the databases of tests.
  await supabase.database`delete from public.site_settings where key = 'weekly_digest_enabled'`;
  await visitor('POST', '/rest/v1/contacts', {
    name: 'Zoé Lefèvre',
    email: 'zoe@example.fr',
    phone: '06 12 34 56 78',
    company: 'Atelier Zoé',
    service_interest: 'Audit de processus',
    message: 'Bonjour',
  });
  await call(visitor, 'send_comment', { post_id: id, name: 'Ana', email: 'ana@example.fr', words: 'Merci.' });
  await subscribe('paul@example.fr');
  await confirmed('lea@example.fr');
  const issue = { post_id: id, subject: 'Novembre', introduction: 'Bonjour,' };
  await call(administrator, 'test_newsletter_issue', issue);
  await call(administrator, 'send_newsletter_issue', {
    ...issue,
    audience: 'everybody',
    per_hour: 60,
    expected_total: 1,
  });
  await call(administrator, 'invite_administrator', { email: 'nina@example.fr', role: 'editor' });
  const author = clientOf(supabase, await supabase.signIn('author'));
  const draft = await createPost(author);
  await call(author, 'propose_post', { id: draft.id });
  await call(administrator, 'send_back_post', { id: draft.id, words: 'Il manque une source.' });
  await call(author, 'propose_post', { id: draft.id });
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${draft.id}`, { status: 'published' });
  await call(administrator, 'send_test_mail');
  await supabase.database`
    select private.announce_second_factor(id, 'reset') from auth.users where email = 'administrator@example.fr'`;
  await visitor('POST', '/auth/v1/recover', { email: 'administrator@example.fr' });
  // The server creates the link after its answer.
  await vi.waitUntil(
    async () => (await supabase.database`select from public.outbox where kind = 'password_reset'`).length > 0,
  );
  await supabase.database`update public.profiles set weekly_mail = true`;
  await supabase.database`select private.enqueue_weekly_digest('2026-11-23T07:00:00Z')`;
  const access = { supabaseUrl: supabase.url, secretKey: supabase.keys.secretKey };
  const outbox = outboxClient(access, { smtp_server: null, mail_from: null });
  for (let row = await outbox.claim(['mail']); row; row = await outbox.claim(['mail'])) rows.push(row);
});

/** Returns a value in the declared form of its payload, with every optional text present. */
function declarationOf(value: unknown): unknown {
  if (Array.isArray(value)) return [declarationOf(value[0])];
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? 'text' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, declarationOf(inner)]));
}
const filled = (payload: Payload): unknown =>
  JSON.parse(JSON.stringify(payload).replaceAll(/text or (null|absent)/g, 'text'));

test('the database writes the kinds of e-mail that mail declares', async () => {
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(mailKinds.keys()));
  const named = await supabase.database<{ kind: string }[]>`
    select (regexp_matches(prosrc, 'enqueue_mail\\(\\s*(?:kind => )?''(\\w+)''', 'g'))[1] as kind from pg_catalog.pg_proc`;
  expect(named.length).toBeGreaterThan(5);
  for (const { kind } of named) expect(mailKinds.has(kind), kind).toBe(true);
});

test.each([...mailKinds])(
  'a row of the kind « %s » holds what its e-mail says, and nothing else',
  (kind, { payload }) => {
    const written = rows.filter((row) => row.kind === kind).map(({ data, secret }) => ({ ...data, ...secret }));
    expect(written.map(declarationOf)).toContainEqual(filled(payload));
    for (const data of written) {
      expect(Object.keys(payload)).toEqual(expect.arrayContaining(Object.keys(data)));
      const { text } = renderMail(kind, data, { url: 'https://automatelier.example' });
      expect(text).not.toContain('undefined');
      expect(text.includes('La gazette'), 'as the site calls it').toBe(kind.startsWith('newsletter_'));
    }
  },
);
