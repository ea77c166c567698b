// @module-tag spec-10-5
import { siteTexts } from '@agency-site/domain/site-texts';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { newsletterScene } from './newsletter-scene';

const { supabase, administrator } = useAdministrator();
const { drain, subscribe, follow, stateOf, confirmed, empty } = newsletterScene(() => supabase);

beforeEach(empty);

const tokenIn = (message = '') => /jeton=(?:3D)?([0-9a-f-]{36})/.exec(message)?.[1];

const importing = async (...subscribers: object[]) =>
  (await administrator('POST', '/rest/v1/rpc/import_subscribers', { subscribers })).body;

const ended = (email: string, daysAgo?: number) => ({
  email,
  state: 'unsubscribed',
  ...(daysAgo && { unsubscribed_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() }),
});

describe('a subscription', () => {
  test('is changed by hand, after a question to a person who left, and with an entry in the log', async () => {
    await confirmed('ana@example.fr');
    const [row] = await supabase.database<{ id: string }[]>`select id from public.newsletter_subscribers`;
    const become = async (to_state: string) =>
      (await administrator('POST', '/rest/v1/rpc/change_subscription', { subscriber_id: row?.id, to_state })).body;
    expect([await become('bounced'), await become('confirmed'), await become('unsubscribed')]).toEqual([
      'bounced',
      'confirmed',
      'unsubscribed',
    ]);
    expect(await become('confirmed')).toBe('pending');
    const [message] = await drain();
    expect((await follow('confirm_subscription', tokenIn(message))).body).toBe(true);
    expect(await become('pending')).toMatchObject({ code: '22023' });
    const log = await supabase.database<{ columns: string[] }[]>`
      select columns from public.activity_log where row_id = ${row?.id ?? ''} and event = 'update' order by id`;
    expect(log.filter(({ columns }) => columns.includes('state'))).toHaveLength(4);
  });

  test('is confirmed with the link of an e-mail, twice without harm, with its proof', async () => {
    await subscribe('ana@example.fr');
    expect(await stateOf('ana@example.fr')).toBe('pending');
    const [message] = await drain();
    expect(message).toContain('https://automatelier.example/lettre/inscription?jeton');
    const token = tokenIn(message);
    expect((await follow('confirm_subscription', token)).body).toBe(true);
    expect((await follow('confirm_subscription', token)).body).toBe(true);
    const [row] = rowsOf(
      await administrator(
        'GET',
        '/rest/v1/newsletter_subscribers?select=state,consent_words,consented_at,confirmed_at',
      ),
    );
    expect(row).toEqual({
      state: 'confirmed',
      consent_words: expect.stringContaining('J’accepte'),
      consented_at: expect.any(String),
      confirmed_at: expect.any(String),
    });
  });

  test.each([
    ['J’accepte de recevoir le carnet.', 'J’accepte de recevoir le carnet.'],
    ['', siteTexts.newsletter_consent.fallback],
  ])('keeps the words of the setting « %s »', async (value, words) => {
    await supabase.database`insert into public.site_settings (key, value) values ('newsletter_consent', ${value})
      on conflict (key) do update set value = excluded.value`;
    await subscribe('carnet@example.fr');
    expect(await supabase.database`select consent_words from public.newsletter_subscribers`).toEqual([
      { consent_words: words },
    ]);
  });

  test('takes the same time for a known address, so that nobody learns who subscribes', async () => {
    await confirmed('connue@example.fr');
    const workFor = (email: string) =>
      supabase.database.begin(async (transaction) => {
        // Statistics also count rows that are rolled back, and may still include those of earlier transactions.
        const insertedRows = async () => {
          const tables = await transaction<{ table: string; rows: number }[]>`
            select relname as table, n_tup_ins::integer as rows from pg_stat_xact_user_tables
            where relname in ('newsletter_subscribers', 'subscription_links', 'outbox') order by relname`;
          return tables.map(({ rows }) => rows);
        };
        const before = await insertedRows();
        await transaction`select public.subscribe_to_newsletter(${email})`;
        return (await insertedRows()).map((rows, table) => rows - (before[table] ?? 0));
      });
    const known = await workFor('connue@example.fr');
    expect({ known, unknown: await workFor('nouvelle@example.fr') }).toEqual({ known: [1, 1, 1], unknown: [1, 1, 1] });
    expect(await supabase.database`select email from public.newsletter_subscribers order by email`).toEqual([
      { email: 'connue@example.fr' },
      { email: 'nouvelle@example.fr' },
    ]);
    expect(await supabase.database`select recipient from public.outbox`).toEqual([
      { recipient: 'nouvelle@example.fr' },
    ]);
  });

  test('ends with one click, can begin again, and answers the same for a known address', async () => {
    await subscribe('ana@example.fr');
    const token = tokenIn((await drain())[0]);
    await follow('confirm_subscription', token);
    const again = await subscribe('ANA@example.fr');
    expect(again.status).toBe(204);
    expect(await drain(), 'a subscriber gets no second request').toEqual([]);
    expect((await follow('end_subscription', token)).body).toBe(true);
    expect(await stateOf('ana@example.fr')).toBe('unsubscribed');
    expect((await follow('confirm_subscription', token)).body, 'the old link brings nobody back').toBe(false);
    await supabase.database`update private.subscription_links set asked_at = now() - interval '11 minutes'`;
    await subscribe('ana@example.fr');
    expect(await drain()).toHaveLength(1);
    expect(await stateOf('ana@example.fr')).toBe('pending');
  });

  test('floods nobody: three e-mails a day at most, one in ten minutes', async () => {
    await subscribe('ana@example.fr');
    await subscribe('ana@example.fr');
    expect(await drain()).toHaveLength(1);
    for (let time = 0; time < 6; time += 1) {
      await supabase.database`update private.subscription_links set asked_at = now() - interval '11 minutes'`;
      await subscribe('ana@example.fr');
    }
    expect(await drain()).toHaveLength(2);
  });

  test('of nobody is neither confirmed nor ended', async () => {
    const stranger = '5a3c1f9e-0000-4000-8000-000000000009';
    expect((await follow('confirm_subscription', stranger)).body).toBe(false);
    expect((await follow('end_subscription', stranger)).body).toBe(false);
  });

  test('is imported with its consent, unless it ended before', async () => {
    await confirmed('ana@example.fr');
    await supabase.database`update public.newsletter_subscribers set state = 'unsubscribed'`;
    const answer = await importing(
      { email: 'Ana@example.fr' },
      { email: ' paul@example.fr ', consented_at: '2025-03-01T00:00:00Z' },
      { email: 'PAUL@example.fr' },
      { email: 'personne' },
    );
    expect(answer).toEqual([{ confirmed: 1, pending: 0, ended: 0, known: ['Ana@example.fr'], refused: ['personne'] }]);
    expect([await stateOf('ana@example.fr'), await stateOf('paul@example.fr')]).toEqual(['unsubscribed', 'confirmed']);
  });

  test('that ended elsewhere is kept as ended, and takes along what waits', async () => {
    const left = { state: 'unsubscribed', unsubscribed_at: '2030-01-01T00:00:00Z' };
    expect(
      await importing(
        { email: 'a@example.fr' },
        { email: 'b@example.fr', state: 'unsubscribed', unsubscribed_at: '2025-03-01T00:00:00Z' },
        { email: 'c@example.fr', state: 'bounced' },
        { email: 'd@example.fr', state: 'pending' },
        { email: 'e@example.fr' },
        { email: 'E@example.fr', ...left },
      ),
    ).toMatchObject([{ confirmed: 1, pending: 1, ended: 3, known: [] }]);
    expect(await importing({ email: 'b@example.fr' }, { email: 'c@example.fr' })).toMatchObject([{ confirmed: 0 }]);
    await supabase.database`select private.enqueue_mail('newsletter_issue', 'a@example.fr')`;
    expect(await importing({ email: 'A@example.fr', state: 'unsubscribed' })).toMatchObject([{ ended: 1, known: [] }]);
    const states = await Promise.all(['a', 'b', 'c', 'd', 'E'].map((name) => stateOf(`${name}@example.fr`)));
    expect(states).toEqual(['unsubscribed', 'unsubscribed', 'bounced', 'pending', 'unsubscribed']);
    expect(await drain()).toEqual([]);
  });

  test('that was confirmed here is ended by another list only when that list says since when', async () => {
    await confirmed('ana@example.fr', 'zoe@example.fr');
    await supabase.database`update public.newsletter_subscribers set consented_at = now() - interval '2 days'`;
    await importing(ended('ana@example.fr'));
    await importing(ended('ana@example.fr', 3), ended('zoe@example.fr', 1));
    expect([await stateOf('ana@example.fr'), await stateOf('zoe@example.fr')]).toEqual(['confirmed', 'unsubscribed']);
  });

  test('not confirmed is erased after a week, one that ended after three years', async () => {
    await subscribe('ana@example.fr');
    await confirmed('paul@example.fr', 'zoe@example.fr');
    await supabase.database`update public.newsletter_subscribers set consented_at = now() - interval '8 days' where state = 'pending'`;
    await supabase.database`
      update public.newsletter_subscribers set state = 'unsubscribed', unsubscribed_at = now() - interval '37 months' where email = 'paul@example.fr'`;
    await supabase.database`select private.purge_expired()`;
    const left = await supabase.database`select email from public.newsletter_subscribers`;
    expect(left.map(({ email }) => email as string)).toEqual(['zoe@example.fr']);
    expect(await drain(), 'nor does the e-mail of the request').toEqual([]);
  });
});
