import { titleOfNew, labelOf, nameOf, type French, type Labels } from './french';
import { isOrdered, keyOf, leadOf, LONGEST_LINE, type Column, type Table } from './grammar';
import { camelCase, kebabCase, singularOf } from './names';

/** What a screen is written from. */
export interface Screen {
  readonly table: Table;
  readonly french: French;
  readonly labels: Labels;
  /** An icon of @mui/icons-material. */
  readonly icon: string;
  /** The address of the visitors' list, if they have one. */
  readonly page?: string | undefined;
}

/** A screen whose published rows visitors find at `page`. */
export type PublicScreen = Screen & { readonly page: string };

export const screenPath = ({ name }: Pick<Table, 'name'>): string => `admin/src/features/${kebabCase(name)}.tsx`;

/** The file of the resource (docs/recipes/resource.md): its columns, and what does not follow from them. */
export function screenSource(screen: Screen): string {
  const { table, french, icon, page } = screen;
  const { name } = table;
  const columns = page
    ? `import { ${columnsName(table)} as columns } from '@agency/domain/tables/${kebabCase(name)}';\n`
    : `import type { Columns } from '@agency/domain/tables/column';\n`;
  return `${columns}import Icon from '@mui/icons-material/${icon}';
${isOrdered(table) ? `import { OrderedList } from '../ui/resource/OrderedList';\n` : ''}import { resource } from '../ui/resource/resource';

${page ? '' : `const columns = ${columnsSource(screen)} satisfies Columns<'${name}'>;\n`}
export const ${camelCase(name)} = resource('${name}', {
  icon: Icon,
  path: '${kebabCase(name)}',
  menuGroup: 'content',
  columns,${table.keepsDeleted ? '\n  keepsDeleted: true,' : ''}${isOrdered(table) ? '\n  list: <OrderedList />,' : ''}
  french: { ${frenchSource(french)} },
});
`;
}

/** What a declaration that other rooms read is called. */
export const columnsName = ({ name }: Table): string => `${camelCase(singularOf(name))}Columns`;

export function columnsSource({ table, labels, page }: Screen): string {
  const title = table.columns.find(({ type }) => type === 'text');
  const lead = leadOf(table);
  const lines = table.columns.map((column) => {
    const site = column === title || column === lead || ['slug', 'enum'].includes(column.type) ? 'summary' : 'page';
    const isShown = page && column.name !== 'published' && column.type !== 'position' && column.type !== 'ref';
    const parts = columnParts(column, labels, title, page);
    return `  ${column.name}: { ${[...parts, ...(isShown ? [`site: '${site}'`] : [])].join(', ')} },\n`;
  });
  const links = table.links.map(
    ({ references, through }) =>
      `  ${references}: { label: '${labelOf(references, labels)}', references: '${references}', through: '${through}', editable: 'value' },\n`,
  );
  const created = table.isDated && !isOrdered(table) ? `  created_at: { sorted: 'DESC' },\n` : '';
  return `{\n  id: {},\n${lines.join('')}${links.join('')}${created}${page ? `  updated_at: { public: 'detail' },\n` : ''}}`;
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

/** The properties of a column, in the words of `Column` (packages/domain/src/tables/column.ts). */
function columnParts(column: Column, labels: Labels, title: Column | undefined, page?: string): string[] {
  const { name, required, isKept } = column;
  const isTitle = column === title;
  // Dragged into place, in a column that the list has of itself.
  if (column.type === 'position')
    return [`label: '${labelOf(name, labels)}'`, `type: 'integer'`, `editable: 'computed'`];
  if (column.type === 'slug')
    return [
      `label: '${labelOf(name, labels)}'`,
      ...(page ? [`helperText: 'Après ${page}/.'`] : []),
      `editable: 'text'`,
      ...(title ? [`slugOf: '${title.name}'`] : []),
      `required: true`,
      `maxLength: ${LONGEST_LINE}`,
    ];
  const kind = column.type === 'text' ? 'text' : 'value';
  const written = [`written: '${kind}'`, ...(required ? ['required: true'] : []), ...limitsOf(column)];
  const isLong = column.type === 'text' && column.longest > LONGEST_LINE;
  return [
    `label: '${labelOf(keyOf(column), labels)}'`,
    ...typeOf(column, labels),
    ...(isKept ? [] : written),
    ...(isLong && !isKept ? [`input: 'lines'`] : []),
    ...(isTitle || !isLong ? ['inList: true'] : []),
    ...(isTitle ? ['searched: true'] : []),
    ...(column.type === 'enum' || column.type === 'boolean' || column.type === 'ref' ? ['filtered: true'] : []),
  ];
}

function typeOf(column: Column, labels: Labels): string[] {
  if (column.type === 'text') return [];
  if (column.type === 'ref') return [`references: '${column.references}'`];
  if (column.type !== 'enum') return [`type: '${column.type}'`];
  const choices = column.choices.map((choice) => `${choice}: '${labelOf(`${column.name}.${choice}`, labels)}'`);
  return [`choices: { ${choices.join(', ')} }`];
}

/** What the constraints of a column ask for. */
function limitsOf(column: Column): string[] {
  if (column.type === 'text') return Number.isFinite(column.longest) ? [`maxLength: ${column.longest}`] : [];
  if (column.type === 'boolean') return column.initial ? ['defaultValue: true'] : [];
  if (column.type !== 'integer') return [];
  const { min, max } = column;
  return [...(min === undefined ? [] : [`min: ${min}`]), ...(max === undefined ? [] : [`max: ${max}`])];
}
