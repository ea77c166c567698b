import type { Column } from './grammar';
import { camelCase, kebabCase, pascalCase, singularOf } from './names';
import { columnsName, type PublicScreen } from './screen';

/** The choices of an enumeration, in the visitors' data module. */
export const choicesName = (table: string, { name }: Column): string =>
  `${camelCase(singularOf(table))}${pascalCase(name)}Labels`;

/** How visitors' pages read a table. */
export function dataSource({ table }: PublicScreen): string {
  const { name, columns } = table;
  const row = camelCase(singularOf(name));
  const declared = columnsName(table);
  const enums = columns.filter(({ type }) => type === 'enum');
  const order = columns.some(({ type }) => type === 'position') ? 'position' : columns[0].name;
  const labels = enums.map(
    (column) =>
      `export const ${choicesName(name, column)}: Readonly<Record<string, string>> = ${declared}.${column.name}.choices;\n`,
  );
  return `import type { Database } from '@agency/supabase/types';
import { collections } from '@agency/domain/pages';
import { ${row}Select, ${row}SummarySelect } from '@agency/domain/site-declarations';
import type { NamesOf } from '@agency/domain/tables/column';
import ${enums.length > 0 ? '' : 'type '}{ ${declared} } from '@agency/domain/tables/${kebabCase(name)}';
import { dataOf, rowOf } from '../../data/answer';
import type { SiteClient } from '../../data/client';

type Row = Database['public']['Tables']['${name}']['Row'];

/** What a card shows of a row. */
export type ${pascalCase(singularOf(name))}Summary = Pick<Row, NamesOf<typeof ${declared}, { public: 'list' }>>;

/** A whole row. */
export type ${pascalCase(singularOf(name))} = ${pascalCase(singularOf(name))}Summary & Pick<Row, NamesOf<typeof ${declared}, { public: 'detail' }>>;

/** The published rows in their order. Administrators may read the others as well, so each query asks for these. */
export const load${pascalCase(name)} = async (client: SiteClient): Promise<${pascalCase(singularOf(name))}Summary[]> =>
  dataOf(await client.from('${name}').select(${row}SummarySelect).eq('published', true).order('${order}').order('id'));

/** A published row by its address, or undefined. */
export const load${pascalCase(singularOf(name))} = async (client: SiteClient, slug: string): Promise<${pascalCase(singularOf(name))} | undefined> =>
  rowOf(await client.from('${name}').select(${row}Select).eq('slug', slug).eq('published', true).maybeSingle());

export const ${row}Address = ({ slug }: Pick<Row, 'slug'>): string => \`\${collections.${name}.path}/\${slug}\`;
${labels.length > 0 ? '\n' : ''}${labels.join('')}`;
}
