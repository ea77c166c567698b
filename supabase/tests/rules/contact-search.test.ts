// @module-tag spec-2-4-5
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
beforeAll(async () => {
  const { database } = supabase;
  await database`delete from public.contacts`;
  await database`
    insert into public.contacts (name, email, phone, company, message, status, created_at) values
      ('Éloïse Lefèvre', 'eloise@fleurs.example.fr', '02 61 91 24 08', 'Cœur & Pétales', 'Mes devis m’échappent', 'new', '2026-11-02'),
      ('Hamid Benkacem', 'hamid@example.fr', null, null, 'Une remise de 50% sur 100_pour_100 \\ ?', 'closed', '2026-11-01')`;
});

interface Found {
  readonly total: number;
  readonly rows: readonly { readonly id: string; readonly name: string }[];
}

async function find(words: string, more = ''): Promise<Found> {
  const answer = await administrator('GET', `/rest/v1/rpc/search_contacts?words=${encodeURIComponent(words)}${more}`);
  expect(answer.status).toBe(200);
  return answer.body as Found;
}
const namesOf = ({ rows }: Found) => rows.map(({ name }) => name.split(' ')[0]);

describe('a request is found by part of', () => {
  test.each([
    ['lefev', 'the name'],
    ['ELOISE', 'the name, whatever its case and accents'],
    ['fleurs.exam', 'the e-mail address'],
    ['coeur', 'the company, ligatures taken apart'],
    ['02 61 91', 'the telephone number as written'],
    ['0261912408', 'the telephone number without its spaces'],
    ['devis', 'the message'],
    ['petales devis', 'two fields, one word each'],
    ['« Pétales » / fleurs — devis', 'words, whatever signs are between them'],
    ['de pe', 'two words of two letters'],
  ])('« %s »: %s', async (words) => {
    expect(namesOf(await find(words))).toEqual(['Éloïse']);
  });
});

test.each(['0612345678', '06 12 34', '+33612345678', '+33 6 12', '0033612345678', '+33 (0)6 12', '80 m²', '80 m2'])(
  'requests are found by « %s », whichever way the number is dialled and the text is written',
  async (words) => {
    const { database } = supabase;
    await database`
      insert into public.contacts (name, phone, message, source) values
        ('Odile', '+33 6 12 34 56 78', 'Un local de 80 m²', 'phone'), ('Paul', '06.12.34.56.78', 'Un local de 80 m2', 'phone')`;
    onTestFinished(async () => void (await database`delete from public.contacts where name in ('Odile', 'Paul')`));
    expect(new Set(namesOf(await find(words)))).toEqual(new Set(['Odile', 'Paul']));
  },
);

test.each([
  'léon',
  'leon',
  'LE\u0301ON',
  'boulangerie-leon',
  'boulangerie-léon.fr',
  'contact léon',
  'xn--boulangerie-lon',
])('a request from contact@boulangerie-léon.fr is found by « %s »', async (words) => {
  const { database } = supabase;
  await database`
      insert into public.contacts (name, email, message)
      values ('Odile', 'contact@xn--boulangerie-lon-nnb.fr', 'Bonjour'), ('Paul', 'leo@xn--caf-dma.fr', 'Bonjour')`;
  onTestFinished(async () => void (await database`delete from public.contacts where name in ('Odile', 'Paul')`));
  expect(namesOf(await find(words))).toEqual(['Odile']);
});

test.each(['3200', '3 200', '3\u202F200', '3\u00A0200'])(
  'a request about « %s » is found however it is written',
  async (words) => {
    const { database } = supabase;
    await database`insert into public.contacts (name, email, message) values
    ('Rémi', 'remi@example.fr', ${'Un budget de 3\u202F200 €'}), ('Inès', 'ines@example.fr', 'Environ 3200 euros')`;
    onTestFinished(async () => void (await database`delete from public.contacts where name in ('Rémi', 'Inès')`));
    expect(new Set(namesOf(await find(words)))).toEqual(new Set(['Inès', 'Rémi']));
  },
);

test('every word has to be there', async () => {
  expect(await find('lefevre hamid')).toEqual({ total: 0, rows: [] });
});

test.each(['50%', '100_pour', '\\'])('%j stands for itself', async (words) => {
  expect(namesOf(await find(words))).toEqual(['Hamid']);
  expect((await find(`${words}zz`)).total).toBe(0);
});

test.each(["''", "' or true --", '%s %1$s', '$$', '(', '*', '"', '\u{1F600}', 'x'.repeat(1000)])(
  'searching for %j is no error and finds nothing',
  async (words) => {
    expect((await find(words)).total).toBe(0);
  },
);

test('no word finds everything, newest first, a page at a time and within a status', async () => {
  expect(namesOf(await find('  '))).toEqual(['Éloïse', 'Hamid']);
  expect(await find('example', '&skipped=1&wanted=1')).toMatchObject({ total: 2, rows: [{ name: 'Hamid Benkacem' }] });
  expect(namesOf(await find('example', '&only_status=closed'))).toEqual(['Hamid']);
  expect((await find('example', "&only_status=x' or true --")).total).toBe(0);
});

test('all results can be read by id, starting after the last one that was read', async () => {
  const ids: string[] = [];
  const read = async (after: string) => {
    const { total, rows } = await find('example', `&wanted=1&after_id=${after}`);
    ids.push(...rows.map(({ id }) => id));
    return total;
  };
  expect(await read('00000000-0000-0000-0000-000000000000')).toBe(2);
  expect(await read(ids.at(-1) ?? ''), 'the total is what is left').toBe(1);
  expect(await read(ids.at(-1) ?? '')).toBe(0);
  expect(ids).toEqual(
    (await supabase.database`select id from public.contacts order by id`).map(({ id }) => id as string),
  );
});

test('rows have what the back-office lists and not the search text', async () => {
  const [row] = (await find('lefevre')).rows;
  const [listed] = (
    await administrator(
      'GET',
      '/rest/v1/contacts?name=like.*Lef*&select=id,name,email,phone,company,service_interest,message,source,status,notes,notes_updated_at,created_at,utm_source,referrer,next_action,next_action_at,next_action_by',
    )
  ).body as object[];
  expect(row).toEqual(listed);
});

// PostgreSQL scans a small table sequentially; `enable_seqscan = off` shows the plan of a large table.
test.each([
  ['the words', 'contacts_search', "select from public.contacts where search_text like '%lefevre%'"],
  ['the list', 'contacts_list', 'select id from public.contacts order by created_at desc, id limit 25'],
  [
    'the list of one status',
    'contacts_status_list',
    "select id from public.contacts where status = 'new' order by created_at desc, id limit 25",
  ],
])('%s: the index %s serves', { tags: 'spec-10-4' }, async (_what, index, query) => {
  const plan = await supabase.database.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    return transaction.unsafe(`explain ${query}`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});
