import { type Column, namesOf } from '@agency-site/domain/tables/column';
import type { DataProvider, Identifier } from 'react-admin';
import { countOf } from '../../formats/numbers';
import type { ResourceWith } from '../resource';

export type ReferringTable = ResourceWith<'columns' | 'messages'>;

/** A table whose rows refer to rows of another table. */
export interface Referrer extends Pick<ReferringTable, 'name' | 'options'> {
  /** The column with the id of the other row; for rows linked by a joined table, `<column>.id`. */
  readonly target: string;
  readonly columns: readonly string[];
}

/** The tables that refer to a table, according to `references` of their columns. */
export const referrersOf = (name: string, tables: readonly ReferringTable[]): Referrer[] =>
  tables.flatMap((table) => {
    const { columns } = table.options;
    return namesOf(columns)
      .filter((column) => columns[column]?.references === name)
      .map((column) => ({ ...table, ...queryOf(column, columns[column] ?? {}) }));
  });

const queryOf = (name: string, { through }: Column): Pick<Referrer, 'target' | 'columns'> =>
  through ? { target: `${name}.id`, columns: ['id', `${name}!inner(id)`] } : { target: name, columns: ['id'] };

/** PostgreSQL's code for a deletion that would break the references of other rows. */
export const foreignKeyViolation = '23503';

/** Counts the rows that refer to some rows, in the words of their resources: « 2 études de cas et 1 page ». An empty text means none. */
export async function countReferrers(
  provider: Pick<DataProvider, 'getManyReference'>,
  tables: readonly ReferringTable[],
  resource: string,
  ids: readonly Identifier[],
): Promise<string> {
  const counts = referrersOf(resource, tables).map(async ({ name, options, target, columns }) => {
    const query = {
      target,
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    } as const;
    const answers = ids.map((id) => provider.getManyReference(name, { ...query, id, meta: { columns } }));
    const total = (await Promise.all(answers)).reduce((sum, answer) => sum + (answer.total ?? 0), 0);
    return total > 0 ? [counted(total, options.messages)] : [];
  });
  return (await Promise.all(counts)).flat().join(' et ');
}

/** A number of rows in the words of their resource: « 2 études de cas ». */
function counted(total: number, { counted: words, name }: Readonly<Record<string, unknown>>): string {
  const forms = typeof words === 'string' ? words : String(name).toLocaleLowerCase('fr');
  const [one = '', many = one] = forms.split(' |||| ');
  return countOf(total, one, many);
}
