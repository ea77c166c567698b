import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error';

/** A migration, from a file `<14 digits>_<name>.sql`. */
export interface Migration {
  readonly file: string;
  readonly version: string;
  readonly name: string;
  readonly statements: string;
}

/** An applied migration, in the columns that the Supabase CLI also records. */
export interface AppliedMigration {
  readonly version: string;
  readonly name: string | null;
  readonly statements: readonly string[] | null;
}

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

export const knownMigrations = (directory: string): string[] =>
  readdirSync(directory).flatMap((file) => FILE_NAME.exec(file)?.[1] ?? []);

export const readMigrations = (directory: string): Migration[] =>
  readdirSync(directory)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      return version && name ? { file, version, name, statements: readFileSync(join(directory, file), 'utf8') } : [];
    });

/** The first migration of every version before release 1.0.0. Release 1.0.0 replaced the migrations of those versions. */
const BEFORE_FIRST_RELEASE = '20261122200000';

const formerSchema =
  'The database was made before release 1.0.0 and is left as it is: run `npm run export -- FOLDER` on its DATA_DIR, start with a new DATA_DIR and an empty folder as SEED_DIR, then run `npm run import -- FOLDER --yes` (docs/recipes/import.md says what an export holds).';

/** Refuses a database from before 1.0.0. @param applied its migrations @throws {StartupError} that explains how to bring its content */
export function refuseFormerSchema(applied: readonly string[]): void {
  if (applied.includes(BEFORE_FIRST_RELEASE)) throw new StartupError(formerSchema);
}

/**
 * Returns why this code does not start with a database: it comes from a later version, or from one before release 1.0.0.
 * @param applied versions of the migrations that the database has
 * @param directory folder of this code's migrations
 */
export function refusalOf(applied: readonly string[], directory: string): string | undefined {
  if (applied.includes(BEFORE_FIRST_RELEASE)) return formerSchema;
  const known = new Set(knownMigrations(directory));
  const unknown = applied.filter((version) => !known.has(version));
  if (unknown.length === 0) return undefined;
  return `The database has migrations that this version of the code does not know (${unknown.join(', ')}): start the version that made it, or a later release. If no release made it, begin with an empty database.`;
}

/**
 * Refuses a database of a later version of the code, or of one before release 1.0.0, because this version does not know its schema.
 * @param applied versions of the migrations that the database has
 * @param directory folder of this code's migrations
 * @throws {StartupError} naming the migrations that this code does not have
 */
export function refuseLaterSchema(applied: readonly string[], directory: string): void {
  const refusal = refusalOf(applied, directory);
  if (refusal !== undefined) throw new StartupError(refusal);
}

/**
 * Refuses a migration that comes before an applied one, because databases would not run them in the order of the files.
 * @param applied the versions that databases have
 * @throws {StartupError} with the number to use
 */
export function refuseEarlierMigration(migrations: readonly Migration[], applied: readonly string[]): void {
  const last = [...applied].toSorted().at(-1) ?? '';
  const early = migrations.find(({ version }) => version < last && !applied.includes(version));
  if (!early) return;
  const latest = [last, ...migrations.map(({ version }) => version)].toSorted().at(-1) ?? last;
  throw new StartupError(
    `Migration ${early.file} comes before ${last}, which is applied: rename it to ${versionAfter(latest)}_${early.name}.sql.`,
  );
}

/** Returns a version for the next migration: the current time in UTC, or a second after the last version if that is later. */
export function versionAfter(last: string): string {
  const time = Date.parse(last.replace(/^(.{4})(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'));
  return new Date(Math.max(Date.now(), time + 1000 || 0)).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

/** Returns how the files of applied migrations changed since they were applied: edited, renamed or deleted. */
export function changesSince(applied: readonly AppliedMigration[], migrations: readonly Migration[]) {
  const versions = new Set(applied.map(({ version }) => version));
  return applied.flatMap(({ version, name, statements }) => {
    const text = statements?.join('');
    const now = migrations.find((migration) => migration.version === version);
    if (now) return now.statements === text ? [] : { change: `Migration ${now.file} was edited`, renamedTo: undefined };
    const renamedTo = migrations.find(
      (migration) => migration.statements === text || (migration.name === name && !versions.has(migration.version)),
    )?.file;
    return {
      change: `Migration ${version}_${name}.sql was ${renamedTo ? `renamed to ${renamedTo}` : 'deleted'}`,
      renamedTo,
    };
  });
}
