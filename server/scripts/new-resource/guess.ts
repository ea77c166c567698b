import type { Sql } from 'postgres';
import { repositoryPath } from '../../src/core/repository-root';
import { StartupError } from '../../src/core/startup-error';
import type { GuessedScreen } from '../../src/app/dev-guess';
import { readTable } from './catalogue';
import { DEFAULT_ICON } from './command';
import { labelOf, parseFrench, unlabelled } from './french';
import type { Table } from './grammar';
import { camelCase } from './names';
import { planScreenAlone } from './plan';
import { Repository } from './repository';
import type { Screen } from './screen';

/** What the command would write for the tables that administrators read and that have no place in the back-office. */
export async function guessScreens(database: Sql): Promise<GuessedScreen[]> {
  const repository = new Repository(repositoryPath('.'));
  const isPlaced = placedIn(repository);
  const names = (await tablesWithRows(database)).filter((name) => !isPlaced(name));
  return (await Promise.all(names.map((name) => guessScreen(database, repository, name)))).flat();
}

/** None of a table that the command refuses. */
async function guessScreen(database: Sql, repository: Repository, name: string): Promise<GuessedScreen[]> {
  try {
    const { table, leftOut } = await readTable(database, name);
    const { files, insertions } = await planScreenAlone(repository, guessed(table));
    const lines = insertions.map((insertion) => insertion.lines).join('');
    return files.map((file) => ({ ...file, constant: camelCase(name), lines, leftOut }));
  } catch (error) {
    if (error instanceof StartupError) return [];
    throw error;
  }
}

/** Those with a key of their own: what joins two tables belongs to the forms of both, and a view to whoever wrote it. */
const tablesWithRows = async (database: Sql): Promise<string[]> => {
  const rows = await database<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and exists (
        select from pg_attribute
        where attrelid = pg_class.oid and attname = 'id' and has_column_privilege('authenticated', attrelid, attnum, 'SELECT')
      )
    order by relname`;
  return rows.map(({ name }) => name);
};

/** Whether a source of the back-office names a table. */
function placedIn(repository: Repository): (name: string) => boolean {
  const sources = repository.list('admin/src').filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path));
  const texts = sources.map((path) => repository.read(`admin/src/${path}`));
  return (name) => texts.some((text) => text.includes(`'${name}'`));
}

/** The name of a table, column or value stands for its French one, and says so. */
const toTranslate = (key: string): string => `${labelOf(key, {})} (à traduire)`;

function guessed(table: Table): Screen {
  const name = toTranslate(table.name);
  const labels = Object.fromEntries(unlabelled(table, {}).map((key) => [key, toTranslate(key)]));
  return { table, french: parseFrench(`${name},${name}`), labels, icon: DEFAULT_ICON };
}
