import { tableRights, type TableRights, type Visible } from './rights';

/** Who sends a request: without a session, signed in but not in the allow-list, or an administrator. */
export const personas = ['stranger', 'signed-in', 'administrator'] as const;
export type Persona = (typeof personas)[number];

export const operations = ['select', 'insert', 'update', 'delete', 'upsert'] as const;
export type Operation = (typeof operations)[number];

/** The expected result of a request (rows seen, or the effect of a write) and the reason. */
export type Expectation = readonly [effect: string, because: string];

/** Splits a list of columns. */
export const columnsIn = (line = ''): string[] => line.split(' ').filter((name) => name !== '');

const lines = (table: string, ...names: readonly (keyof TableRights['columns'])[]): string[] =>
  names.flatMap((name) => columnsIn(tableRights[table]?.columns[name]));

export const insertedColumns = (table: string): string[] => lines(table, 'written', 'inserted');
export const updatedColumns = (table: string): string[] => lines(table, 'written', 'changed');
export const namedColumns = (table: string): string[] => lines(table, 'written', 'inserted', 'changed', 'kept');

/** Derives the expected result from a table's row of rights. */
export function expectation(table: string, persona: Persona, operation: Operation): Expectation {
  const rights = tableRights[table];
  if (!rights) throw new Error(missingTable(table));
  if (operation === 'select') return seen(rights, persona);
  if (operation === 'insert') return inserted(rights, persona);
  if (operation === 'upsert') return upserted(table, rights, persona);
  const granted = operation === 'delete' ? rights.delete !== undefined : updatedColumns(table).length > 0;
  if (!granted) return ['refused', `nobody may ${operation}`];
  if (persona === 'stranger') return ['refused', 'strangers have no such right'];
  if (persona === 'signed-in') return ['nothing', 'the right is the role’s, the policies show no row to change'];
  return ['done', 'administrators may'];
}

function seen({ seen: [stranger, account], published }: TableRights, persona: Persona): Expectation {
  if (persona === 'administrator') return ['everything', 'administrators see every row'];
  const visible = persona === 'stranger' ? stranger : account;
  const because: Record<Visible, string> = {
    everything: 'every row is public',
    linked: 'of rows that join two published ones alone',
    published: `of rows with ${JSON.stringify(published)} alone`,
    nothing: 'the right is the role’s, the policies show no row',
    refused: 'the role has no right to read',
  };
  return [visible, because[visible]];
}

function inserted({ insert }: TableRights, persona: Persona): Expectation {
  if (insert === 'everyone') return ['done', 'everyone may'];
  if (insert === 'administrators' && persona === 'administrator') return ['done', 'administrators may'];
  return ['refused', insert ? 'for administrators alone' : 'nobody may insert'];
}

function upserted(table: string, { insert }: TableRights, persona: Persona): Expectation {
  const fixed = insertedColumns(table).filter((column) => !updatedColumns(table).includes(column));
  if (!insert) return ['refused', 'nobody may insert'];
  if (fixed.length > 0) return ['refused', `nobody may change ${fixed.join(', ')}`];
  if (persona !== 'administrator') return ['refused', 'for administrators alone'];
  return ['done', 'administrators may do both'];
}

export const missingTable = (table: string): string =>
  `Table ${table} has no row of rights: say in tableRights (server/tests/roles/rights.ts) who sees, inserts, changes and deletes what`;
export const missingColumn = (name: string): string =>
  `Column ${name} has no rights: name it in its table’s row (server/tests/roles/rights.ts), among written, inserted, changed or kept`;
export const missingFunction = (name: string): string =>
  `Function ${name}() has no rights: say in functionRights (server/tests/roles/function-rights.ts) who may call it`;
