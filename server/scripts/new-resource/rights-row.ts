import { hasAddress, idOf, isPublic, type Column, type Link, type Table } from './grammar';

/** The row of `tableRights` (supabase/tests/roles/rights.ts), which the tests of roles hold the database to. */
export function rightsRow(table: Table): string {
  const seen = isPublic(table)
    ? `seen: ['published', 'published'],
    published: { published: true },`
    : `seen: ['refused', 'nothing'],`;
  const sample = table.columns.flatMap((column) => {
    const value = sampleOf(column);
    return value === undefined ? [] : [`${column.name}: ${value}`];
  });
  return `  ${table.name}: {
    ${seen}
    may: ${isPublic(table) ? 'content' : 'personal'},
    columns: {
      written: '${table.columns.map(({ name }) => name).join(' ')}',
      kept: 'id created_at updated_at',
      ${isPublic(table) ? `hidden: 'created_at${hasAddress(table) ? '' : ' updated_at'}',` : ''}
    },
    ${sample.length > 0 ? `sample: { ${sample.join(', ')} },` : ''}
    ${changeOf(table)}
  },
`;
}

/** The row of a table that joins two others. */
export const rightsOfJoin = (
  { name }: Table,
  { references, through }: Link,
  isRead: boolean,
): string => `  ${through}: {
    seen: ${isRead ? `['linked', 'linked']` : `['refused', 'nothing']`},
    may: ${isRead ? `{ ...pairs, reader: 'select' }` : 'pairs'},
    columns: { inserted: '${idOf(name)} ${idOf(references)}' },
  },
`;

/** What the tests' own value of a text, the word « essai », and of an integer, 1, would not be. */
function sampleOf(column: Column): string | undefined {
  if (column.type === 'enum') return `'${column.choices[0]}'`;
  if (column.type === 'text' && column.required && column.longest < 'essai'.length) return `'a'`;
  if (column.type === 'integer' && column.required && column.min !== undefined) return String(column.min);
  return undefined;
}

/** What a change of the sample row writes, where the tests' own choice would be the row's name or break a constraint. */
function changeOf({ columns: [first, ...others] }: Table): string {
  if (others.some(({ type }) => type === 'enum' || type === 'boolean')) return '';
  const second = others.find(({ type }) => type !== 'ref');
  if (!second) return `change: { ${first.name}: 'autre essai' },`;
  if (second.type === 'text' && second.longest < 'autre'.length) return `change: { ${second.name}: 'b' },`;
  if (second.type === 'integer' && second.max !== undefined) return `change: { ${second.name}: ${second.max} },`;
  return '';
}
