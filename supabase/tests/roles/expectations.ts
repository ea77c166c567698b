import { tableRights } from './rights';
import type { Action, Role, TableRights, Visible } from './table-rights';

/** The sender of a request: without a session, signed in without a role, or with a role. */
export const personas = ['stranger', 'signed-in', 'owner', 'editor', 'author', 'reader'] as const;
export type Persona = (typeof personas)[number];

export const operations = ['select', 'insert', 'update', 'delete', 'upsert'] as const;
export type Operation = (typeof operations)[number];

/** The expected result of a request (rows seen, or the effect of a write) and the reason. */
export type Expectation = readonly [effect: string, because: string];

const lines = (table: string, ...names: readonly (keyof TableRights['columns'])[]): string[] =>
  names.flatMap((name) => tableRights[table]?.columns[name] ?? []);

export const insertedColumns = (table: string): string[] => lines(table, 'writable', 'insertable');
export const updatedColumns = (table: string): string[] => lines(table, 'writable', 'updatable');
export const namedColumns = (table: string): string[] =>
  lines(table, 'writable', 'insertable', 'updatable', 'readOnly');

/** Whether a persona has the privilege to delete rows of a table. */
export const isDeletable = ({ may, removedByFunctions = false }: TableRights): boolean =>
  !removedByFunctions && Object.values(may).some((actions) => actions.includes('delete'));

const isRole = (persona: Persona): persona is Role => persona !== 'stranger' && persona !== 'signed-in';

function has({ may }: TableRights, persona: Persona, action: Action): boolean {
  return isRole(persona) && may[persona]?.includes(action) === true;
}

/** Whether a table's rights depend on the owner of a row, and the persona has none to rows of others. */
const hasOwnAlone = (rights: TableRights, persona: Persona): boolean =>
  Object.values(rights.may).some((actions) => actions.includes('others')) && !has(rights, persona, 'others');

/** Derives the expected result from a table's row of rights. */
export function expectation(table: string, persona: Persona, operation: Operation): Expectation {
  const rights = tableRights[table];
  if (!rights) throw new Error(missingTable(table));
  if (operation === 'select') return expectedRows(rights, persona);
  if (operation === 'insert') return inserted(table, rights, persona);
  if (operation === 'upsert') return upserted(table, rights, persona);
  const granted = operation === 'delete' ? isDeletable(rights) : updatedColumns(table).length > 0;
  if (!granted) return ['refused', `nobody may ${operation}`];
  if (persona === 'stranger') return ['refused', 'strangers have no such right'];
  if (!has(rights, persona, operation))
    return ['nothing', 'the privilege is the account’s, the policies show no row to it'];
  if (hasOwnAlone(rights, persona))
    return expectedRows(rights, persona)[0] === 'own'
      ? ['nothing or done', 'the row is somebody else’s, and without a filter one’s own is changed']
      : ['nothing', 'the row is somebody else’s'];
  return ['done', 'the role may'];
}

function expectedRows(rights: TableRights, persona: Persona): Expectation {
  const [stranger, account, role = account] = rights.visibleRows;
  if (has(rights, persona, 'select') && !hasOwnAlone(rights, persona)) return ['everything', 'the role sees every row'];
  const visible = persona === 'stranger' ? stranger : isRole(persona) ? role : account;
  const because: Record<Visible, string> = {
    everything: 'every row is public',
    linked: 'of rows that join two published ones alone',
    published: `of rows with ${JSON.stringify(rights.published)} alone`,
    own: 'of one’s own row alone',
    nothing: 'the privilege is the account’s, the policies show no row',
    refused: 'there is no privilege to read',
  };
  return [visible, because[visible]];
}

function inserted(table: string, rights: TableRights, persona: Persona): Expectation {
  if (rights.sent) return ['done', 'everyone may'];
  if (insertedColumns(table).length === 0) return ['refused', 'nobody may insert'];
  if (has(rights, persona, 'insert')) return ['done', 'the role may'];
  return ['refused', 'for other roles alone'];
}

function upserted(table: string, rights: TableRights, persona: Persona): Expectation {
  const fixed = insertedColumns(table).filter((column) => !updatedColumns(table).includes(column));
  if (insertedColumns(table).length === 0) return ['refused', 'nobody may insert'];
  if (fixed.length > 0) return ['refused', `nobody may change ${fixed.join(', ')}`];
  if (!has(rights, persona, 'insert') || !has(rights, persona, 'update')) return ['refused', 'for other roles alone'];
  return ['done', 'the role may do both'];
}

export const missingTable = (table: string): string =>
  `Table ${table} has no row of rights: say in tableRights (supabase/tests/roles/rights.ts) who sees, inserts, changes and deletes what`;
export const missingColumn = (name: string): string =>
  `Column ${name} has no rights: name it in its table’s row (supabase/tests/roles/rights.ts), among writable, insertable, updatable or readOnly`;
export const missingFunction = (name: string): string =>
  `Function ${name}() has no rights: say in functionRights (supabase/tests/roles/function-rights.ts) who may call it`;
