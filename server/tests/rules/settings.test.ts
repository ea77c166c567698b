import { acceptsSetting, type StoredSettingKey } from '@agency/supabase/setting-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf, saveSettings, type Call } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';

let supabase: TestSupabase;
let administrator: Call;
beforeAll(async () => {
  supabase = await startTestSupabase();
  administrator = clientOf(supabase, await supabase.signIn('administrator'));
});
afterAll(() => supabase.stop());

const write = async (key: string, value: unknown): Promise<number> =>
  (await saveSettings(administrator, { [key]: value })).status;

const addresses = ['linkedin_url', 'twitter_url', 'facebook_url', 'calendly_url'];
const switches = ['newsletter_enabled', 'comments_enabled', 'maintenance_mode', 'weekly_digest_enabled'];

const accepted: [string, string][] = [
  ['blog_posts_per_page', '1'],
  ['blog_posts_per_page', '9'],
  ['blog_posts_per_page', '10'],
  ['blog_posts_per_page', '20'],
  ...switches.flatMap((key): [string, string][] => [
    [key, 'true'],
    [key, 'false'],
  ]),
  ...addresses.flatMap((key): [string, string][] => [
    [key, ''],
    [key, 'https://www.example.fr/page?a=1'],
  ]),
  ['site_logo_url', '/logo.svg'],
  ['site_logo_url', ''],
  ['contact_email', 'bonjour@example.fr'],
  ['contact_email', ''],
  ['google_analytics_id', 'G-ABCD123456'],
  ['google_analytics_id', 'UA-12345678-1'],
  ['google_analytics_id', ''],
  ['site_title', 'é'.repeat(2000)],
  ['contact_address', '12 rue des Lilas, 75011 Paris'],
];

const refused: [string, string | null][] = [
  ['blog_posts_per_page', '0'],
  ['blog_posts_per_page', '21'],
  ['blog_posts_per_page', '06'],
  ['blog_posts_per_page', ''],
  ['blog_posts_per_page', '6\n'],
  ...switches.flatMap((key): [string, string][] => [
    [key, 'oui'],
    [key, ''],
    [key, 'TRUE'],
  ]),
  ...addresses.flatMap((key): [string, string][] => [
    [key, 'javascript:alert(1)'],
    [key, 'www.example.fr'],
    [key, 'https://a b'],
    [key, 'https://example.fr\njavascript:alert(1)'],
  ]),
  ['site_logo_url', '//example.fr/logo.svg'],
  ['site_logo_url', 'data:image/svg+xml,<svg>'],
  ['contact_email', 'bonjour'],
  ['google_analytics_id', '"><script>alert(1)</script>'],
  ['site_title', 'é'.repeat(2001)],
  ['site_title', null],
];

test.each(accepted)('%s takes %j', async (key, value) => {
  expect(await write(key, value)).toBe(200);
});

test.each(refused)('%s refuses %j (§3.4)', async (key, value) => {
  expect(await write(key, value)).toBe(400);
});

test.each([...accepted.map((pair) => [...pair, true] as const), ...refused.map((pair) => [...pair, false] as const)])(
  'the screen judges %s %j as the database does: %s (§2.4.7)',
  (key, value, good) => {
    expect(value !== null && acceptsSetting(key as StoredSettingKey, value)).toBe(good);
  },
);

test('there is no setting beyond the known ones', async () => {
  const answer = await saveSettings(administrator, { theme: 'dark' });
  expect(answer).toMatchObject({ status: 400, body: { code: '23514' } });
});

const readBoth = async () => {
  const rows = await supabase.database`
    select value from public.site_settings where key in ('contact_phone', 'blog_posts_per_page') order by key`;
  return rows.map(({ value }) => value as string);
};

const datesOf = async () => (await supabase.database`select * from public.site_settings where key = 'calendly_url'`)[0];

test('a setting is dated by the server; what is saved as it was keeps its date', async () => {
  const before = await datesOf();
  await write('calendly_url', 'https://calendly.com/essai');
  const after = await datesOf();
  expect(after?.['created_at']).toEqual(before?.['created_at']);
  expect(Date.parse(String(after?.['updated_at']))).toBeGreaterThan(Date.parse(String(before?.['updated_at'])));
  await write('calendly_url', 'https://calendly.com/essai');
  expect(await datesOf()).toEqual(after);
});

test('none is written past the version it was made from', async () => {
  const setting = { key: 'site_title', value: 'Essai' };
  const path = '/rest/v1/site_settings';
  const answers = await Promise.all([
    administrator('POST', path, setting),
    administrator('PATCH', `${path}?key=eq.site_title`, setting),
    administrator('DELETE', `${path}?key=eq.site_title`),
  ]);
  expect(answers.map(codeOf)).toEqual(['42501', '42501', '42501']);
});

const saveOver = (settings: object, known: string | null) =>
  administrator('POST', '/rest/v1/rpc/save_settings', { settings, expected_updated_at: known });
const newest = async (): Promise<string> => {
  const [row] = rowsOf<{ updated_at: string }>(
    await administrator('GET', '/rest/v1/site_settings?select=updated_at&order=updated_at.desc&limit=1'),
  );
  return row?.updated_at ?? '';
};

test('settings are saved together from the version they were read in, which becomes a new one', async () => {
  const known = await newest();
  const answer = await saveOver({ contact_phone: '01 11 11 11 11', blog_posts_per_page: '7' }, known);
  expect([answer.status, answer.body]).toEqual([200, await newest()]);
  expect(String(answer.body) > known).toBe(true);
  expect(await readBoth()).toEqual(['7', '01 11 11 11 11']);
});

test('saved from a former version, or when one is wrong, none of them changes (§8, §10.6)', async () => {
  const known = await newest();
  await saveOver({ contact_phone: '02 22 22 22 22', blog_posts_per_page: '5' }, known);
  const late = await saveOver({ contact_phone: '03 33 33 33 33' }, known);
  expect(late).toMatchObject({ status: 409, body: { code: 'PT409' } });
  const wrong = await saveOver({ contact_phone: '04 44 44 44 44', blog_posts_per_page: '99' }, await newest());
  expect(wrong.status).toBe(400);
  expect(await readBoth()).toEqual(['5', '02 22 22 22 22']);
});

test('of twenty saves of the settings made from one version at the same time, one is kept (§10.6)', async () => {
  const known = await newest();
  const phones = Array.from({ length: 20 }, (_, index) => `05 00 00 00 ${10 + index}`);
  const answers = await Promise.all(phones.map((phone) => saveOver({ contact_phone: phone }, known)));
  const kept = phones.filter((_, index) => answers[index]?.status === 200);
  expect(await readBoth()).toEqual(['5', ...kept]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});
