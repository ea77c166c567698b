import { StartupError } from '@agency/process/startup-error';
import { knownMigrations, versionAfter } from '@agency/process/migration-files';
import { commandOf, commandOfScreen, WRITTEN_BY } from './command';
import { isPublic } from './grammar';
import { journeyPath, journeySource } from './journey';
import { camelCase, kebabCase } from './names';
import { planPage, refuseTakenPage } from './page';
import type { Change, Plan, Repository } from './repository';
import { rightsOfJoin, rightsRow } from './rights-row';
import { screenPath, screenSource, type PublicScreen, type Screen } from './screen';
import { pagesSql, tableSql, triggersSql } from './table-sql';

const RIGHTS = 'supabase/tests/roles/rights.ts';
const RESOURCES = 'admin/src/App.tsx';
/** What `npm run types` writes. */
export const TYPES = ['supabase/types.ts', 'packages/domain/src/site-declarations.ts'] as const;
export const MIGRATIONS = 'supabase/migrations';
const SCHEMAS = 'supabase/schemas';
/** Where the schema has what the site shows. */
export const SITE_SCHEMAS = `${SCHEMAS}/40_site`;
const TRIGGERS = `${SCHEMAS}/90_triggers.sql`;

/**
 * What the command writes for a new table.
 * @param version the number of its migration
 */
export async function planTable(repository: Repository, screen: Screen, version: string, place: string): Promise<Plan> {
  const { table, french } = screen;
  const { name } = table;
  for (const column of table.columns) if (column.type === 'ref') definitionOf(repository, column.references);
  const isRead = (other: string): boolean => isPublished(repository, other);
  const sql = tableSql(table, isRead) + (isOnSite(screen) ? pagesSql(name, screen.page) : '');
  const triggers = `${triggersSql(table, isRead)}\n`;
  const who = isPublic(table) ? 'administrators write it, visitors read what is published' : 'for administrators alone';
  const journey = journeyPath(name);
  const own = await planScreen(repository, screen);
  const visitors = isOnSite(screen) ? await planPage(repository, screen) : { files: [], insertions: [] };
  const formatted = async (rows: string): Promise<string> => {
    const text = await repository.formatted(RIGHTS, `const rights = {\n${rows}};\n`);
    return text.split('\n').slice(1, -2).join('\n').concat('\n');
  };
  const joins = table.links.map((link) => rightsOfJoin(table, link, isPublic(table) && isRead(link.references)));
  return {
    files: [
      {
        path: `${MIGRATIONS}/${version}_${name}.sql`,
        text: `-- ${WRITTEN_BY}${commandOf(screen)}\n\n${sql}\n${triggers}`,
      },
      { path: `${SITE_SCHEMAS}/${place}_${name}.sql`, text: `-- « ${french.title} »: ${who}.\n\n${sql}` },
      ...own.files,
      ...visitors.files,
      { path: journey, text: await repository.formatted(journey, journeySource(screen)) },
    ],
    insertions: [
      ...own.insertions,
      ...visitors.insertions,
      { path: TRIGGERS, lines: triggers, before: /^reset check_function_bodies;/m },
      { path: RIGHTS, lines: await formatted(rightsRow(table)), before: /(?<=^export const tableRights: [^]*)^\};\n/m },
      // Before the tables that it joins, whose rows are deleted in their own tests.
      ...(joins.length > 0
        ? [{ path: RIGHTS, lines: await formatted(joins.join('')), before: /(?<=^export const tableRights: .*\n)/m }]
        : []),
    ],
  };
}

const isOnSite = (screen: Screen): screen is PublicScreen => screen.page !== undefined;
/**
 * Whether visitors read the published rows of a table, as the schema says.
 * @throws {StartupError} for a table that is not there
 */
function isPublished(repository: Repository, name: string): boolean {
  return /^ {2}published boolean/m.test(definitionOf(repository, name));
}

function definitionOf(repository: Repository, name: string): string {
  const pattern = new RegExp(`^create table public\\.${name} \\([^]*?^\\);`, 'm');
  const found = repository
    .list(SCHEMAS)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => pattern.exec(repository.read(`${SCHEMAS}/${file}`))?.[0] ?? []);
  const [definition] = found;
  if (!definition) throw new StartupError(`There is no table public.${name} to refer to.`);
  if (!/^ {2}id uuid primary key/m.test(definition)) throw new StartupError(`${name} has no « id » to refer to.`);
  return definition;
}

/** What the command writes for the screens of a table. */
async function planScreen(repository: Repository, screen: Screen): Promise<Plan> {
  const { name } = screen.table;
  const path = screenPath(screen.table);
  const constant = camelCase(name);
  return {
    files: [{ path, text: await repository.formatted(path, screenSource(screen)) }],
    insertions: [
      {
        path: RESOURCES,
        lines: `import { ${constant} } from './features/${kebabCase(name)}';\n`,
        before: /^import \{ AuthContext/m,
      },
      // Among what the site shows, else last.
      {
        path: RESOURCES,
        lines: `    <Resource {...${constant}} />\n`,
        before: /^ {4}<Resource \{\.\.\.analytics\} \/>/m,
      },
    ],
  };
}

/** The same for a table that the command did not write, whose screen says how it came. */
export async function planScreenAlone(repository: Repository, screen: Screen): Promise<Plan> {
  const { files, insertions } = await planScreen(repository, screen);
  const comment = `// ${WRITTEN_BY}${commandOfScreen(screen)}\n`;
  return { files: files.map(({ path, text }) => ({ path, text: comment + text })), insertions };
}

/** The number of the next migration, and of the next file of the schema. */
export function nextNumbers(repository: Repository): readonly [version: string, place: string] {
  const last = knownMigrations(repository.at(MIGRATIONS)).toSorted().at(-1) ?? '';
  const places = repository.list(SITE_SCHEMAS).map((file) => Number.parseInt(file, 10) || 0);
  return [versionAfter(last), String(Math.max(0, ...places) + 1).padStart(2, '0')];
}

/** The changes that a plan consists of. @throws {StartupError} when a file exists, or a place is not found */
export function changesOf(repository: Repository, { files, insertions }: Plan): Change[] {
  for (const { path } of files) if (repository.has(path)) throw new StartupError(`${path} exists already.`);
  const changed = new Map<string, string>();
  for (const { path, lines, before } of insertions) {
    const text = changed.get(path) ?? repository.read(path);
    const at = text.search(before);
    if (at < 0) throw new StartupError(`${path}: no place to write ${lines.trim()}`);
    changed.set(path, text.slice(0, at) + lines + text.slice(at));
  }
  return [
    ...files.map(({ path, text }) => ({ path, before: undefined, after: text })),
    ...[...changed].map(([path, after]) => ({ path, before: repository.read(path), after })),
  ];
}

/** @throws {StartupError} for a name that a table, a screen or an address has, or a page that cannot be */
export function refuseTakenNames(repository: Repository, screen: Screen): void {
  const { name, links } = screen.table;
  for (const taken of [name, ...links.map(({ through }) => through)]) refuseTakenName(repository, taken);
  if (isOnSite(screen)) refuseTakenPage(repository, screen);
}

function refuseTakenName(repository: Repository, name: string): void {
  const taken = (folder: string, ending: string, pattern: RegExp) =>
    repository.list(folder).find((file) => file.endsWith(ending) && pattern.test(repository.read(`${folder}/${file}`)));
  const schema = taken(SCHEMAS, '.sql', new RegExp(`create (table|(materialized )?view) public\\.${name}\\b`));
  if (schema) throw new StartupError(`The name ${name} is taken by a table: ${SCHEMAS}/${schema}`);
  refuseTakenScreen(repository, name);
}

/** @throws {StartupError} for a table that has a screen, or whose address is another's */
export function refuseTakenScreen(repository: Repository, name: string): void {
  const pattern = new RegExp(`'/${kebabCase(name)}'|path: '${kebabCase(name)}'|name: '${name}'|resource\\('${name}'`);
  const file = repository
    .list('admin/src')
    .find(
      (path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && pattern.test(repository.read(`admin/src/${path}`)),
    );
  if (file) throw new StartupError(`${name} has a screen or an address already: admin/src/${file}`);
}
