import type postgres from 'postgres';
import { codeOf, rowsOf, type Answer, type Call } from '../../../server/tests/api-client';
import type { Operation, Persona } from './expectations';
import { tableRights } from './rights';
import type { Values, Visible } from './table-rights';
import { referencesOf, sampleOf, storeSample } from './samples';

/** A client of the API, and a connection as owner that reads the actual effect. */
export interface Scene {
  readonly database: postgres.Sql;
  readonly persona: Persona;
  readonly call: Call;
}

/**
 * Tries an operation in every way that could bypass the rules, and describes the effect in the terms of the matrix. It lists all different
 * or unexpected effects.
 */
export async function observe(scene: Scene, operation: Operation, table: string): Promise<string> {
  if (operation === 'select') return observeSelect(scene, table);
  const effects = new Set<string>();
  for (const attempt of await attemptsAt(scene, operation, table)) {
    await attempt.prepare();
    effects.add(await effectOf(scene, table, attempt.send));
  }
  return [...effects].join(' or ');
}

interface Attempt {
  /** Inserts or deletes the sample row. */
  readonly prepare: () => Promise<void>;
  readonly send: () => Promise<Answer>;
}

async function attemptsAt({ database, call }: Scene, operation: Operation, table: string): Promise<Attempt[]> {
  const { key, unique, row, change } = await sampleOf(database, table);
  const path = `/rest/v1/${table}`;
  const remove = async (): Promise<void> => {
    await database`delete from ${database(table)} where ${database(key)} = ${String(row[key])}`;
  };
  const store = async (): Promise<void> => {
    await remove();
    await database`insert into ${database(table)} ${database(row)}`;
  };
  const insert = (query: string, prefer: string) => () =>
    call('POST', path + query, row, { prefer: `return=minimal,${prefer}` });
  if (operation === 'insert') return [{ prepare: remove, send: insert('', '') }];
  if (operation === 'upsert') {
    const merge = insert(`?on_conflict=${unique}`, 'resolution=merge-duplicates');
    return [
      { prepare: store, send: merge },
      { prepare: remove, send: merge },
    ];
  }
  // Without a filter, only the operation's own policy applies, not the policy of select.
  const filters = [`?${key}=eq.${String(row[key])}`, `?${key}=not.is.null`, ''];
  const [method, body] = operation === 'update' ? ['PATCH', change] : ['DELETE', undefined];
  return filters.map((filter) => ({ prepare: store, send: () => call(method, path + filter, body) }));
}

async function effectOf(scene: Scene, table: string, send: () => Promise<Answer>): Promise<string> {
  const before = await contentOf(scene.database, table);
  const answer = await send();
  const changed = (await contentOf(scene.database, table)) !== before;
  if (answer.status < 300) return changed ? 'done' : 'nothing';
  return changed ? `changed although answered ${answer.status}` : nameOfRefusal(answer, scene.persona);
}

/** Returns a digest of every row of a table, whatever their order. */
async function contentOf(database: postgres.Sql, table: string): Promise<string> {
  const [row] = await database<{ content: string }[]>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content from ${database(table)} t`;
  return row?.content ?? '';
}

/** Returns `refused` if PostgreSQL reports a missing privilege, with PostgREST's status for that error. */
export function nameOfRefusal(answer: Answer, persona: Persona): string {
  const expected = persona === 'stranger' ? 401 : 403;
  const isRefusal = answer.status === expected && codeOf(answer) === '42501';
  return isRefusal ? 'refused' : `answered ${answer.status} ${JSON.stringify(answer.body)}`;
}

async function observeSelect({ database, persona, call }: Scene, table: string): Promise<string> {
  const { key, row: sample } = await sampleOf(database, table);
  // An empty table would show nothing, even if the persona may read all of it.
  if ((await rowsOfTable(database, table)).length === 0) await storeSample(database, table, sample);
  // Keeps 500 rows, because the other operations log more rows than a page of the API holds.
  await database`delete from ${database(table)} where ctid not in (select ctid from ${database(table)} limit 500)`;
  // A single column, because anonymous visitors cannot read every column of each table.
  const answer = await call('GET', `/rest/v1/${table}?select=${key}`, undefined, { prefer: 'count=exact' });
  if (answer.status !== 200) return nameOfRefusal(answer, persona);
  const seen = rowsOf(answer).map((row) => String(row[key]));
  // The count must not reveal hidden rows.
  const total = answer.headers.get('content-range')?.split('/')[1];
  if (total !== String(seen.length)) return `${seen.length} rows, but a total of ${total}`;

  const stored = await rowsOfTable(database, table);
  const keysOf = (rows: readonly Values[]): string => sorted(rows.map((row) => String(row[key])));
  const ids = new Set(await ownIds(database, persona));
  const named: [Visible, string][] = [
    ['nothing', keysOf([])],
    ['everything', keysOf(stored)],
    ['published', keysOf(stored.filter(isPublished(table)))],
    ['linked', keysOf(await linkedRows(database, table, stored))],
    ['own', keysOf(stored.filter((row) => ids.has(String(row['user_id'] ?? row['id']))))],
  ];
  return named.find(([, keys]) => keys === sorted(seen))?.[0] ?? `these rows: ${sorted(seen)}`;
}

/** Returns the id of the account that a persona signs in with; none for a stranger. */
async function ownIds(database: postgres.Sql, persona: Persona): Promise<string[]> {
  const rows = await database<{ id: string }[]>`select id from auth.users where email = ${`${persona}@example.fr`}`;
  return rows.map(({ id }) => id);
}

const rowsOfTable = (database: postgres.Sql, table: string) =>
  database<Record<string, unknown>[]>`select * from ${database(table)}`;

/** Returns the rows of a join table whose rows on both sides are published. */
async function linkedRows(database: postgres.Sql, table: string, rows: readonly Values[]): Promise<readonly Values[]> {
  const references = await referencesOf(database, table);
  const shown = references.map(async ({ column, table: other }) => {
    const ids = new Set((await rowsOfTable(database, other)).filter(isPublished(other)).map(({ id }) => id));
    return (row: Values) => ids.has(row[column]);
  });
  const areShown = await Promise.all(shown);
  return rows.filter((row) => areShown.every((isShown) => isShown(row)));
}

/** Whether a row meets its table’s condition for being published. */
const isPublished =
  (table: string) =>
  (row: Values): boolean =>
    Object.entries(tableRights[table]?.published ?? {}).every(([column, value]) => row[column] === value);

const sorted = (keys: readonly string[]): string => keys.toSorted((a, b) => a.localeCompare(b)).join(', ');
