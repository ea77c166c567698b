// @module-tag spec-10-10
import { namesOf } from '@agency-site/domain/tables/column';
import { batchesOf } from '@agency-site/import/batches';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { resources } from '../../../admin/src/App';
import { createAuth } from '../../../admin/src/provider/auth-client';
import { dataProvider } from '../../../admin/src/provider/data-provider';
import { afterId, readAll } from '../../../admin/src/provider/read-all';
import { dueBefore } from '../../../admin/src/features/contacts/contact';
import { foundAddresses } from './address-search';
import { ordersOfArticles } from './article-order';
import { matchesWords, isAfter, type Row } from './expected-rows';
import { searches } from './searches';

const { account, ...api } = inject('api');
const auth = createAuth(api);
const provider = dataProvider(api, auth, resources);
const lists = resources.filter(({ options }) => Object.keys(options.columns).length > 0);
let session: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  await auth.signInWithPassword(account);
  session = Object.fromEntries(Object.entries(localStorage));
});
// The setup of these tests empties localStorage after each test.
beforeEach(() => void Object.assign(localStorage, session));

const byId = { field: 'id', order: 'ASC' } as const;
const read = (
  name: string,
  filter: object,
  sort: { field: string; order: 'ASC' | 'DESC' } = byId,
  page = 1,
  perPage = 900,
) => provider.getList<Row>(name, { pagination: { page, perPage }, sort, filter });
/** Sends as many requests at once as the API has connections. */
const inBatches = async <Item>(items: readonly Item[], ask: (item: Item) => Promise<void>): Promise<void> => {
  for (const part of batchesOf(items, { rows: 8, characters: Infinity }, () => 0)) await Promise.all(part.map(ask));
};
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted();

/** Lists of each kind: searched by a function, rows of a function or a table, with addresses, the library. */
const ofEachKind = new Set(['blog_posts', 'contacts', 'redirects', 'pictures', 'newsletter_subscribers', 'pages']);
/** Returns all searches for these, and an eighth for another list, whose columns go through the same code. */
const searchesOf = (name: string): readonly string[] =>
  ofEachKind.has(name)
    ? searches
    : searches.filter((_words, place) => place % 8 === lists.findIndex((list) => list.name === name) % 8);

describe.each(lists)('$name', ({ name, options }) => {
  const { columns, filters = {}, search } = options;
  const declared = namesOf(columns).filter((column) => !columns[column]?.through && !columns[column]?.large);
  const searched = namesOf(columns, { searched: true });
  const isSearched = Boolean(search ?? filters['q']) || name === 'pictures';
  let all: readonly Row[] = [];
  beforeEach(async () => {
    if (all.length === 0) ({ data: all } = await read(name, {}));
  });

  /** Returns a few values of a column. */
  const valuesOf = (column: string): readonly unknown[] =>
    [...new Set(all.map((row) => row[column]).filter((value) => value !== null && value !== ''))].slice(0, 5);
  const texts = () =>
    declared.filter((column) => !columns[column]?.choices && valuesOf(column).some((value) => isText(value)));
  /** Returns the choices for each column: values of its rows, and the filter that the screen sends for them. */
  const equalities = (): readonly object[] =>
    [...new Set([...declared, ...Object.keys(filters)])]
      .filter((column) => column !== 'q' && column !== afterId)
      .flatMap((column) =>
        [
          ...(Array.isArray(all[0]?.[column]) ? [] : Object.keys(columns[column]?.choices ?? {})),
          ...valuesOf(column).filter((value) => typeof value !== 'object'),
          ...(filters[column] ? valuesOf(column).flat() : []),
          ...(filters[column] && column === 'status' ? ['scheduled'] : []),
        ].map((value) => ({ [column]: value })),
      );

  test('has rows', () => expect(all).not.toEqual([]));

  test.runIf(isSearched)('finds the rows that hold the words, whatever their characters', () =>
    inBatches(searchesOf(name), async (q) => {
      const { data, total } = await read(name, { q });
      expect([q, total], 'counted').toEqual([q, data.length]);
      if (search || searched.length === 0) return;
      expect([q, idsOf(data)]).toEqual([q, idsOf(all.filter(matchesWords(q, searched)))]);
    }),
  );

  test('searches one column, alone and with its search', { tags: ['exhaustive'] }, async () => {
    const names = texts();
    const asked = searchesOf(name);
    await inBatches(asked, async (words) => {
      const column = names[asked.indexOf(words) % names.length];
      if (!column) return;
      const filter = { [`${column}@ilike`]: words };
      const rows = all.filter(matchesWords(words, [column]));
      expect([filter, idsOf((await read(name, filter)).data)]).toEqual([filter, idsOf(rows)]);
      if (search || searched.length === 0) return;
      const { data } = await read(name, { ...filter, q: 'é' });
      expect([filter, idsOf(data)]).toEqual([filter, idsOf(rows.filter(matchesWords('é', searched)))]);
    });
  });

  test('answers each filter, alone and with a search', { tags: ['exhaustive'] }, () =>
    inBatches(equalities(), async (filter) => {
      const rows = idsOf(all.filter(isAfter(filter)));
      expect([filter, idsOf((await read(name, filter)).data)]).toEqual([filter, rows]);
      if (!isSearched || name === 'pictures' || (search && !besideSearch.some((column) => column in filter))) return;
      const { data: found } = await read(name, { q: 'd' });
      const { data: narrowed } = await read(name, { ...filter, q: 'd' });
      expect([filter, idsOf(narrowed)]).toEqual([filter, idsOf(found).filter((id) => rows.includes(id))]);
    }),
  );

  test('answers filters by a moment', async () => {
    for (const filter of Object.keys(filters).filter((known) => !['q', 'due', afterId, ...declared].includes(known))) {
      const days = ['2020-01-01', '2999-01-01'].map(
        async (day) => (await read(name, { [filter]: day })).data.length > 0,
      );
      expect([filter, new Set(await Promise.all(days))]).toEqual([filter, new Set([true, false])]);
    }
  });

  test(
    'orders by each column as people read it, on pages and in an export alike',
    { tags: ['exhaustive'] },
    async () => {
      const perPage = Math.ceil(all.length / 3);
      const misplaced: unknown[] = [];
      const listed = namesOf(columns, { inList: true });
      const sorted = new Set<string>(listed.length > 0 ? listed : declared);
      for (const field of unsorted[name]?.split(' ') ?? []) sorted.delete(field);
      // No screen sorts by a column whose values are lists.
      for (const field of declared.filter((column) => !Array.isArray(all[0]?.[column])))
        for (const order of ['ASC', 'DESC'] as const) {
          const pages = await Promise.all([1, 2, 3, 4].map((page) => read(name, {}, { field, order }, page, perPage)));
          const rows = pages.flatMap(({ data }) => data);
          expect([field, idsOf(rows)]).toEqual([field, idsOf(all)]);
          expect([field, pages[3]]).toEqual([field, { data: [], total: all.length }]);
          // Only tables with an id have an export.
          const exported =
            'id' in columns
              ? await readAll<Row>(provider, name, { filter: {}, sort: { field, order }, columns: declared })
              : rows;
          expect([field, exported.map(({ id }) => id)]).toEqual([field, rows.map(({ id }) => id)]);
          const values = rows.map((row) => row[field]);
          const { choices, listedChoices, editable } = columns[field] ?? {};
          const words = values
            .filter((value) => value !== '' && isText(value))
            .map((value) => (choices ? ({ ...choices, ...listedChoices }[String(value)] ?? '') : unquoted(value)));
          const expected = words.toSorted((a, b) => (order === 'ASC' ? french.compare(a, b) : french.compare(b, a)));
          if (sorted.has(field) && JSON.stringify(words) !== JSON.stringify(expected))
            misplaced.push({ field, order, words, expected });
          const numbers = values.filter((value) => typeof value === 'number');
          const inOrder = numbers.toSorted((a, b) => (order === 'ASC' ? a - b : b - a));
          expect([field, numbers]).toEqual([field, inOrder]);
          // Only texts that people write are often empty.
          const empty = editable === 'text' ? values.map((value) => value === null || value === '') : [];
          expect([field, order, empty], 'empty values are last').toEqual([
            field,
            order,
            empty.toSorted((a, b) => Number(a) - Number(b)),
          ]);
        }
      expect(misplaced, 'texts are in French order, choices by their labels').toEqual([]);
      expect((await read(name, isSearched ? { q: 'é' } : {}, byId, 99, 5)).data).toEqual([]);
    },
  );
});

test('finds requests by when they are due, the soonest first, alone and with a search', async () => {
  const { data: rows } = await read('contacts', {});
  const found = idsOf((await read('contacts', { q: 'e' })).data);
  const dues = ['late', 'today', 'week'] as const;
  const moments = dues.map((due, index) => Date.parse(dueBefore(due)) - 3 + index);
  const planned = rows.slice(0, 3).toReversed();
  for (const [index, row] of planned.entries()) {
    const next_action_at = new Date(moments[index] ?? 0).toISOString();
    await provider.update('contacts', { id: row.id, data: { next_action_at }, previousData: row });
  }
  for (const due of dues) {
    // On a Sunday, what is due this week is due today.
    const before = Date.parse(dueBefore(due));
    const ids = planned.filter((_row, index) => (moments[index] ?? 0) < before).map(({ id }) => id);
    expect([due, (await read('contacts', { due })).data.map(({ id }) => id)]).toEqual([due, ids]);
    const both = idsOf(planned.filter(({ id }) => ids.includes(id) && found.includes(id)));
    expect([due, idsOf((await read('contacts', { due, q: 'e' })).data)]).toEqual([due, both]);
  }
  expect(idsOf((await read('contacts', { due: 'unplanned' })).data)).toEqual(
    idsOf(rows.slice(3).filter(({ status }) => status !== 'converted' && status !== 'closed')),
  );
});

test('orders articles by the status and the date that their rows show', async () => {
  for (const { asked, came, expected } of await ordersOfArticles(provider))
    expect([asked, came]).toEqual([asked, expected]);
});

test('finds an address with an accented domain by its letters with accents and without', async () => {
  for (const { found, expected, ...search } of await foundAddresses(provider))
    expect([search, found]).toEqual([search, [expected]]);
});

/** Texts that the screens of these tables do not sort by; they have columns of their own instead of those with `inList`. */
const unsorted: Readonly<Record<string, string>> = {
  blog_posts: 'excerpt',
  contacts: 'phone service_interest message notes next_action next_action_by utm_source referrer',
  comments: 'words',
  files: 'id',
  menu_links: 'target',
  newsletter_issues: 'introduction',
  newsletter_subscribers: 'consent_words source',
  profiles: 'biography',
  site_settings: 'key value',
  webhooks: 'secret',
  activity_log: 'event table_name row_id',
};
/** The order of private.french, for texts without the quotes and no-break spaces that the database's order ignores. */
const french = new Intl.Collator('fr', { numeric: true });
const unquoted = (text: unknown): string => String(text).replaceAll(/['"«»‘’“”‹›\u00A0\u202F]/g, '');

/** Filters of a list whose search is a function of the database. */
const besideSearch = ['status', 'category', 'tags', 'featured'];

/** Whether a value is a text, and neither a moment nor an identifier. */
const isText = (value: unknown): boolean => typeof value === 'string' && !/^\d{4}-\d\d-\d\d|^[\da-f]{8}-/.test(value);
