import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query';
import { isNode, nodesOf, stringOf, textsOf, type SqlNode, UNKNOWN } from './written-statements';

/** PostgreSQL's own parser, which has to load before the functions below. */
export const loadParser: () => Promise<void> = loadModule;

/**
 * Returns the statements of a function that change or delete whole tables: its own, those of a CTE or of `begin atomic`, and those that it
 * builds for `execute` or passes on as text. The list also names an executed text that the parser cannot read, because nobody could
 * tell what that does.
 * @param definition as pg_get_functiondef() writes it
 */
export const statementsWithoutWhere = (definition: string): string[] => [...new Set(inSql(definition))];

function* inSql(sql: string): Generator<string> {
  const tree: unknown = parseSync(sql);
  for (const [kind, node] of nodesOf(tree)) {
    if (kind === 'DeleteStmt' || kind === 'UpdateStmt') {
      if (!('whereClause' in node)) yield `${kind === 'DeleteStmt' ? 'delete from' : 'update'} ${tableOf(node)}`;
    } else if (kind === 'CreateFunctionStmt') {
      yield* inBody(sql, node);
    } else if (kind === 'DoStmt') {
      yield* inPlpgsql(
        `create function private.done() returns void language plpgsql as ${quoted(optionOf(node, 'as'))}`,
      );
    }
  }
  for (const text of textsOf(tree)) if (changesRows.test(text)) yield* inWritten(text);
}

/** Matches a string that looks like a statement that changes rows. */
const changesRows = /\bdelete\s+from\s|\bupdate\s[^]*\sset\s/i;

function* inBody(definition: string, node: SqlNode): Generator<string> {
  const language = optionOf(node, 'language');
  if (language === 'plpgsql') yield* inPlpgsql(definition);
  // The body of `begin atomic` is in the definition's own tree.
  else if (language === 'sql' && !('sql_body' in node)) yield* inSql(optionOf(node, 'as'));
}

/** Reads statements and expressions as PL/pgSQL does: an expression is the list of a `select`, and an assignment begins with its target. */
function* inPlpgsql(definition: string): Generator<string> {
  for (const [kind, node] of nodesOf(parsePlPgSQLSync(definition))) {
    if (kind === 'PLpgSQL_expr') yield* inSql(sqlOf(node));
    const executed =
      kind === 'PLpgSQL_stmt_dynexecute' || kind === 'PLpgSQL_stmt_dynfors' ? node['query'] : node['dynquery'];
    if (isNode(executed) && isNode(executed['PLpgSQL_expr'])) {
      const sql = sqlOf(executed['PLpgSQL_expr']);
      if (!textsOf(parseSync(sql)).some((text) => /^\s*[a-z]+\s/i.test(text)))
        yield `what is executed cannot be read: ${sql}`;
    }
  }
}

function sqlOf(expression: SqlNode): string {
  const query = stringOf(expression['query']);
  const mode = Number(expression['parseMode'] ?? 0);
  if (mode === 0) return query;
  return `select ${mode === 2 ? query : query.replace(/^[^=]*?:?=/, '')}`;
}

/** Replacements for the unknown parts of a text: a name, nothing, an assignment or a condition, or one more assignment after a comma. */
const standIns = ['x', '', 'x = x', ', x = x'];

/** Returns the first replacement that makes a text valid SQL; the text itself if none does. */
function* inWritten(text: string): Generator<string> {
  const readings = (written: string): string | undefined => {
    if (written.includes(UNKNOWN)) {
      for (const standIn of standIns) {
        const reading = readings(written.replace(UNKNOWN, () => standIn));
        if (reading !== undefined) return reading;
      }
      return undefined;
    }
    try {
      parseSync(written);
      return written;
    } catch {
      return undefined;
    }
  };
  const reading = readings(text);
  if (reading === undefined) yield `what is written cannot be read: ${text.replaceAll(UNKNOWN, '…')}`;
  else yield* inSql(reading);
}

function tableOf(statement: SqlNode): string {
  const relation = statement['relation'];
  return isNode(relation) ? [relation['schemaname'], relation['relname']].filter(Boolean).join('.') : '?';
}

/** Returns an option of a function or a DO block: its language or its body. */
function optionOf(statement: SqlNode, name: string): string {
  for (const [kind, node] of nodesOf([statement['options'], statement['args']]))
    if (kind === 'DefElem' && node['defname'] === name)
      for (const [, value] of nodesOf(node)) if (typeof value['sval'] === 'string') return value['sval'];
  return '';
}

function quoted(body: string): string {
  let tag = '$body$';
  while (body.includes(tag)) tag = `${tag.slice(0, -1)}y$`;
  return tag + body + tag;
}
