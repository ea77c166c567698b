import { expect, test } from 'vitest';
import { containsWords } from '../../../admin/src/provider/filters';
import { rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { administrator } = useAdministrator();

/** Returns the names of a list that searches names and trades. */
async function found(words: string): Promise<string[]> {
  const [condition, value] = containsWords(['name', 'trade'])(words);
  const query = new URLSearchParams({ select: 'name', [condition.replace('@', '')]: value });
  const rows = rowsOf<{ name: string }>(await administrator('GET', `/rest/v1/testimonials?${query}`));
  return rows.map(({ name }) => name);
}

test('a list finds the rows that hold each word, in one column or another', async () => {
  const name = 'Zoé d’Arc-Klein';
  await administrator('POST', '/rest/v1/testimonials', { words: 'Merci.', name, trade: 'Couvreuse' });
  expect(await found('couvr zoé')).toEqual([name]);
  expect(await found('couvr zoé menuisier')).toEqual([]);
});

test('a list finds a number however its thousands are written, and no year before one', async () => {
  const spellings = ['4310', '4 310', '4\u00A0310', '4\u202F310'];
  for (const name of [...spellings, '2019 310'])
    expect((await administrator('POST', '/rest/v1/testimonials', { words: 'Merci.', name })).status).toBe(201);
  for (const typed of spellings)
    expect([typed, (await found(typed)).toSorted()]).toEqual([typed, spellings.toSorted()]);
  expect(await found('2019 310')).toEqual(['2019 310']);
  expect(await found('2019310')).toEqual([]);
});

test.each([
  ['etat', 'L’État'],
  ['ÉTAT', 'Un etat'],
  ['oeuvre', 'Chef-d’œuvre'],
  ['Œuvre', 'Oeuvre'],
  ['noel', 'Père Noël'],
  ['francais', 'FRANÇAIS'],
  ['1200€', '1 200\u202F€'],
  ['20%', '20 %'],
  ['n°7', 'N° 7'],
  ['-facile,', 'Facile'],
  ['bientôt…', 'Bientot'],
  ['(tarifs).', 'Tarifs'],
])('« %s » finds « %s » in a list', async (typed, name) => {
  expect((await administrator('POST', '/rest/v1/testimonials', { words: 'Merci.', name })).status).toBe(201);
  expect(await found(typed)).toContain(name);
});

test.each([
  'a,b',
  '(a)',
  'a)',
  '"a"',
  String.raw`a\b`,
  '50 %',
  'a*b',
  "l'a",
  'a.b',
  'a:b',
  'a&b=c',
  'a+b',
  '{a}',
  'not.is.null',
  '@a',
  '🙂',
])('a list finds « %s », whatever it means in an address', async (text) => {
  const name = `Xavière ${text}`;
  expect((await administrator('POST', '/rest/v1/testimonials', { words: 'Merci.', name })).status).toBe(201);
  expect(await found(`xavière ${text}`)).toContain(name);
});

test.each([
  ['50%', '500'],
  ['c+', 'c'],
  ['a_b', 'axb'],
  ['a,b', 'a;b'],
  ['(a)', '[a]'],
  ['"a"', '“a”'],
  [String.raw`a\b`, 'a/b'],
])('« %s » does not find « %s »', async (text, other) => {
  for (const name of [`Yvette ${text}`, `Yvette ${other}`])
    expect((await administrator('POST', '/rest/v1/testimonials', { words: 'Merci.', name })).status).toBe(201);
  expect(await found(`yvette ${text}`)).toEqual([`Yvette ${text}`]);
});
