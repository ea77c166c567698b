import { titleOfNew, labelOf, nameOf, type French, type Labels } from './french';
import { isOrdered, keyOf, LONGEST_LINE, type Column, type Table } from './grammar';
import { camelCase, kebabCase } from './names';

/** What a screen is written from. */
export interface Screen {
  readonly table: Table;
  readonly french: French;
  readonly labels: Labels;
  /** An icon of @mui/icons-material. */
  readonly icon: string;
}

export const screenPath = ({ name }: Table): string => `admin/src/features/${kebabCase(name)}.tsx`;

/** The file of the resource (docs/recipes/resource.md): its columns, and what does not follow from them. */
export function screenSource({ table, french, labels, icon }: Screen): string {
  const { name } = table;
  const title = table.columns.find(({ type }) => type === 'text');
  const columns = [
    ...table.columns.map((column) => columnSource(column, labels, column === title)),
    ...table.links.map(
      ({ references, through }) =>
        `${references}: { label: '${labelOf(references, labels)}', references: '${references}', through: '${through}', written: 'value' }`,
    ),
  ]
    .map((source) => `  ${source},\n`)
    .join('');
  return `import type { Columns } from '@agency/supabase/tables/column';
import Icon from '@mui/icons-material/${icon}';
${isOrdered(table) ? `import { OrderedList } from '../ui/resource/OrderedList';\n` : ''}import { resource } from '../ui/resource/resource';

const columns = {
  id: {},
${columns}${table.isDated && !isOrdered(table) ? `  created_at: { sorted: 'DESC' },\n` : ''}} satisfies Columns<'${name}'>;

export const ${camelCase(name)} = resource('${name}', {
  icon: Icon,
  path: '${kebabCase(name)}',
  menuGroup: 'content',
  columns,${isOrdered(table) ? '\n  list: <OrderedList />,' : ''}
  french: { ${frenchSource(french)} },
});
`;
}

function frenchSource(french: French): string {
  const { singular, plural, title } = french;
  const newTitle = titleOfNew(french);
  const isCountedSo = title.toLocaleLowerCase('fr') === plural.toLocaleLowerCase('fr');
  return [
    `name: '${nameOf(french)} |||| ${title}'`,
    ...(isCountedSo ? [] : [`counted: '${singular} |||| ${plural}'`]),
    ...(newTitle ? [`page: { create: '${newTitle}' }`] : []),
  ].join(', ');
}

function columnSource(column: Column, labels: Labels, isTitle: boolean): string {
  const { name, required, isKept } = column;
  const kind = column.type === 'text' ? 'text' : 'value';
  const written = [`written: '${kind}'`, ...(required ? ['required: true'] : []), ...limitsOf(column)];
  const isLong = column.type === 'text' && column.longest > LONGEST_LINE;
  const parts = [
    `label: '${labelOf(keyOf(column), labels)}'`,
    ...typeOf(column, labels),
    ...(isKept ? [] : written),
    ...(isLong && !isKept ? [`input: 'lines'`] : []),
    ...(isTitle || !isLong ? ['listed: true'] : []),
    ...(isTitle ? ['searched: true'] : []),
    ...(column.type === 'enum' || column.type === 'boolean' || column.type === 'ref' ? ['filtered: true'] : []),
  ];
  // Dragged into place, in a column that the list has of itself.
  const ofPosition = [...parts.slice(0, 2), `written: 'computed'`];
  return `${name}: { ${(column.type === 'position' ? ofPosition : parts).join(', ')} }`;
}

function typeOf(column: Column, labels: Labels): string[] {
  if (column.type === 'text') return [];
  if (column.type === 'ref') return [`references: '${column.references}'`];
  if (column.type !== 'enum') return [`type: '${column.type === 'position' ? 'integer' : column.type}'`];
  const choices = column.choices.map((choice) => `${choice}: '${labelOf(`${column.name}.${choice}`, labels)}'`);
  return [`choices: { ${choices.join(', ')} }`];
}

/** What the constraints of a column ask for. */
function limitsOf(column: Column): string[] {
  if (column.type === 'text') return Number.isFinite(column.longest) ? [`longest: ${column.longest}`] : [];
  if (column.type === 'boolean') return column.initial ? ['initial: true'] : [];
  if (column.type !== 'integer') return [];
  const { min, max } = column;
  return [...(min === undefined ? [] : [`min: ${min}`]), ...(max === undefined ? [] : [`max: ${max}`])];
}
