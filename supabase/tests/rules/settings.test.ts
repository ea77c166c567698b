// @module-tag spec-10-6
import { acceptsSetting, type Setting, settingKeys, settings } from '@agency-site/domain/settings';
import { beforeAll, expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf, saveSettings, type Call } from '../../../server/tests/api-client';
import { secondFactorClient } from '../../../server/tests/second-factor-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
let administrator: Call;
// The person has a second factor, because one setting requires it.
beforeAll(async () => {
  administrator = clientOf(supabase, (await secondFactorClient(supabase).withFactor()).access_token);
});

const write = async (key: string, value: unknown): Promise<number> =>
  (await saveSettings(administrator, { [key]: value })).status;

interface Examples {
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
}

const words: Examples = { accepted: ['', 'é'.repeat(2000), '12 rue des Lilas, 75011 Paris'], refused: [] };
const examplesOfTypes: Readonly<Record<Exclude<Setting['type'], 'number'>, Examples>> = {
  text: words,
  lines: words,
  tel: words,
  email: { accepted: ['', 'bonjour@example.fr'], refused: ['bonjour', 'bon jour@example.fr', 'a@b'] },
  url: {
    accepted: ['', 'https://www.example.fr/page?a=1'],
    refused: [
      'javascript:alert(1)',
      'www.example.fr',
      'https://a b',
      'https://example.fr\njavascript:alert(1)',
      '/contact',
    ],
  },
  picture: { accepted: ['', '/logo.svg'], refused: ['//example.fr/logo.svg', 'data:image/svg+xml,<svg>'] },
  switch: { accepted: ['true', 'false'], refused: ['oui', '', 'TRUE'] },
  roles: { accepted: ['owner editor', 'reader', ''], refused: ['admin', 'owner,editor', ' owner', 'owner  editor'] },
};
/** Settings with a pattern of their own. */
const ownExamples: Readonly<Record<string, Examples>> = {
  google_analytics_id: {
    accepted: ['', 'G-ABCD123456', 'UA-12345678-1'],
    refused: ['"><script>alert(1)</script>', 'g-abcd123456'],
  },
  contact_steps: {
    accepted: ['', 'Sous 24 heures : Nous lisons.\n\nEnsuite : Un appel, à 9:30.\n'],
    refused: ['Nous lisons', 'Sous 24 heures : Nous lisons.\nEnsuite :', ': Nous lisons'],
  },
  indexnow_key: { accepted: ['', 'une-cle-1', 'a'.repeat(128)], refused: ['court', 'une clé longue', 'a'.repeat(129)] },
};

function examplesOf(key: string, { type, pattern, range: [minimum, maximum] = [0, 999_999_999] }: Setting): Examples {
  const own = ownExamples[key];
  if (pattern && !own) throw new Error(`Add examples of ${key} to ownExamples: it has a pattern of its own.`);
  if (own) return own;
  if (type !== 'number') return examplesOfTypes[type];
  const beside = [minimum - 1, maximum + 1].map(String);
  return { accepted: [minimum, maximum].map(String), refused: [...beside, `0${maximum}`, `${minimum}\n`, '', '1.5'] };
}

test.each(settingKeys)(
  '%s takes what the screen takes, and refuses the rest',
  { tags: ['spec-2-4-7', 'spec-3-4'] },
  async (key) => {
    const { accepted, refused } = examplesOf(key, settings[key]);
    for (const value of accepted) expect([value, await write(key, value)]).toEqual([value, 200]);
    const tooLong = 'é'.repeat(2001);
    for (const value of [...refused, tooLong, null]) expect([value, await write(key, value)]).toEqual([value, 400]);
    expect(accepted.filter((value) => !acceptsSetting(key, value))).toEqual([]);
    expect([...refused, tooLong].filter((value) => acceptsSetting(key, value))).toEqual([]);
  },
);

test('there is no setting beyond the known ones', async () => {
  const answer = await saveSettings(administrator, { theme: 'dark' });
  expect(answer).toMatchObject({ status: 400, body: { code: '23514' } });
});

const keysReadBy = async (client: Call): Promise<string[]> =>
  rowsOf<{ key: string }>(await client('GET', '/rest/v1/site_settings?select=key')).map(({ key }) => key);

test(
  'visitors and accounts read the settings of the site, administrators the rest too',
  { tags: ['spec-2-2', 'spec-6'] },
  async () => {
    const site = settingKeys.filter((key) => settings[key].readBy !== 'back-office');
    expect(site.length).toBeLessThan(settingKeys.length);
    for (const client of [clientOf(supabase), clientOf(supabase, await supabase.signIn('signed-in'))])
      expect(new Set(await keysReadBy(client))).toEqual(new Set(site));
    expect(new Set(await keysReadBy(administrator))).toEqual(new Set(settingKeys));
  },
);

const readBoth = async () => {
  const rows = await supabase.database`
    select value from public.site_settings where key in ('contact_phone', 'blog_posts_per_page') order by key`;
  return rows.map(({ value }) => value as string);
};

const datesOf = async () => (await supabase.database`select * from public.site_settings where key = 'calendly_url'`)[0];

test('a setting is dated by the server; one that is saved unchanged keeps its date', async () => {
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

const saveOver = (values: object, known: string | null) =>
  administrator('POST', '/rest/v1/rpc/save_settings', { settings: values, expected_updated_at: known });
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

test('saved from a former version, or when one is wrong, none of them changes', { tags: 'spec-8' }, async () => {
  const known = await newest();
  await saveOver({ contact_phone: '02 22 22 22 22', blog_posts_per_page: '5' }, known);
  const late = await saveOver({ contact_phone: '03 33 33 33 33' }, known);
  expect(late).toMatchObject({ status: 409, body: { code: 'PT409' } });
  const wrong = await saveOver({ contact_phone: '04 44 44 44 44', blog_posts_per_page: '99' }, await newest());
  expect(wrong.status).toBe(400);
  expect(await readBoth()).toEqual(['5', '02 22 22 22 22']);
});

test('of twenty saves of the settings made from one version at the same time, one is kept', async () => {
  const known = await newest();
  const phones = Array.from({ length: 20 }, (_, index) => `05 00 00 00 ${10 + index}`);
  const answers = await Promise.all(phones.map((phone) => saveOver({ contact_phone: phone }, known)));
  const accepted = phones.filter((_, index) => answers[index]?.status === 200);
  expect(await readBoth()).toEqual(['5', ...accepted]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});
