import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { batchesOf } from '@agency-site/import/batches';
import { filesBucket } from '@agency-site/domain/files';
import { mediaBucket } from '@agency-site/domain/media';
import { checkFile, checkPicture, pictureWithoutMetadata } from '@agency-site/domain/media-check';
import { StartupError } from '@agency-site/process/startup-error';
import type { ContentDatabase, StoredContent } from './content-database';

/** The file that marks a folder as an export of this product, with the version of its format. */
const MARK = { name: 'export.json', content: '{ "format": 1 }\n' };
const TABLES = 'tables';
/** The contents that texts show and link to. Each kind has a folder and a bucket. */
const STORED = [
  { kind: 'pictures', bucket: mediaBucket, namesFrom: 'exported_pictures' },
  { kind: 'files', bucket: filesBucket, namesFrom: 'exported_files' },
] as const;
/** The most rows that one call reads, and the most rows and characters that one call writes. */
const AT_A_TIME = { rows: 100, characters: 500_000 };

export type Row = Readonly<Record<string, unknown>>;
/** Rows by table. */
type Counts = Readonly<Record<string, number>>;

/** The counts of an exported folder. */
export interface FolderCounts {
  readonly rows: Counts;
  readonly pictures: number;
  readonly files: number;
  /** The contents that are missing in the folder, each with the reason. */
  readonly skipped: readonly string[];
}

/**
 * Exports the content of a site, drafts included, into a folder: each table as JSON, articles and pages as Markdown too, the pictures and
 * the files. The folder appears once everything is written. `skipped` names each text without a Markdown form and each unreadable file.
 * @param markdownOf converts a stored text to Markdown
 * @throws {StartupError} when the folder is not empty
 */
export async function writeFolder(
  folder: string,
  content: ContentDatabase,
  markdownOf: (html: string) => string,
): Promise<FolderCounts> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartupError(`${folder} is not empty: name a new folder.`);
  const unfinished = `${folder.replace(/[/\\]+$/, '')}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const written = await writeContent(unfinished, content, markdownOf);
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
    return written;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeContent(
  folder: string,
  content: ContentDatabase,
  markdownOf: (html: string) => string,
): Promise<FolderCounts> {
  const rows: Record<string, number> = {};
  const skipped: string[] = [];
  /** Runs the work for one item. If it fails, notes the reason, so that the export continues with the others. */
  const attempt = async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      skipped.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const tables = (await content.call('exported_tables', {})) as string[];
  const profiles = tables.includes('profiles') ? await readRows(content, 'profiles') : [];
  const names = new Map(profiles.map(({ id, name }) => [id, name]));
  for (const table of tables) {
    const all = (await readRows(content, table)).map((row) => withAuthorName(row, names));
    rows[table] = all.length;
    await write(join(folder, TABLES, `${table}.json`), `${JSON.stringify(all, null, 2)}\n`);
    const texts = { blog_posts: 'articles', pages: 'pages' }[table];
    for (const row of texts ? all : []) {
      const name = join(texts ?? '', `${String(row['slug'])}.md`);
      const markdown = await attempt(name, () => markdownFile(row, markdownOf));
      if (markdown !== undefined) await write(join(folder, name), markdown);
    }
  }
  const stored = { pictures: 0, files: 0 };
  for (const { kind, bucket, namesFrom } of STORED) {
    for (const name of (await content.call(namesFrom, {})) as string[]) {
      const bytes = await attempt(name, () => content.read(bucket, name));
      if (!bytes) continue;
      await write(join(folder, kind, name), bytes);
      stored[kind] += 1;
    }
  }
  await write(join(folder, MARK.name), MARK.content);
  return { rows, ...stored, skipped };
}

/** Returns an article with the name of its account as the author, for sites without that account. */
function withAuthorName(row: Row, names: ReadonlyMap<unknown, unknown>): Row {
  const name = names.get(row['author_id']);
  return row['author'] === '' && name ? { ...row, author: name } : row;
}

async function readRows(content: ContentDatabase, table: string): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = (await content.call('export_rows', { of_table: table, skipped: all.length })) as Row[];
    all.push(...rows);
    if (rows.length < AT_A_TIME.rows) return all;
  }
}

/** Writes a text below its metadata. It leaves out empty values; a JSON value is valid YAML. */
function markdownFile({ content, ...facts }: Row, markdownOf: (html: string) => string): string {
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdownOf(String(content))}`;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

export const isExportFolder = (folder: string): boolean => existsSync(join(folder, MARK.name));

/** Reads the tables of an export. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, readonly Row[]>> {
  const names = (await readdir(join(folder, TABLES))).filter((name) => name.endsWith('.json')).toSorted();
  const tables = new Map<string, readonly Row[]>();
  for (const name of names)
    tables.set(name.replace(/\.json$/, ''), JSON.parse(await readFile(join(folder, TABLES, name), 'utf8')) as Row[]);
  return tables;
}

/**
 * Restores an export, all rows in one call. Rows that exist here stay unchanged, and references lead to them.
 * @returns how many rows of each table it wrote, how many pictures and files are here now, and the contents that it could not restore
 */
export async function restoreFolder(folder: string, content: ContentDatabase): Promise<FolderCounts> {
  const known = (await content.call('exported_tables', {})) as string[];
  const batch = randomUUID();
  const rows: Record<string, number> = {};
  const skipped: string[] = [];
  for (const [table, all] of await readFolder(folder)) {
    rows[table] = 0;
    if (!known.includes(table)) {
      // An earlier version may have written this file.
      if (all.length > 0) skipped.push(`${table}: this version has no such table`);
      continue;
    }
    for (const part of batchesOf(all, AT_A_TIME, (row) => JSON.stringify(row).length))
      await content.call('stage_rows', { batch, of_table: table, rows: part });
  }
  for (const { of_table: table, written, problems } of await content.rows<Restored>('restore_rows', { batch })) {
    rows[table] = Number(written);
    skipped.push(...problems.map((problem) => `${table}: ${problem}`));
  }
  const brought = { pictures: 0, files: 0 };
  for (const { kind, bucket } of STORED) {
    for (const name of existsSync(join(folder, kind)) ? await readdir(join(folder, kind)) : []) {
      try {
        const bytes = new Uint8Array(await readFile(join(folder, kind, name)));
        await content.store(checked(bucket, name, bytes));
        brought[kind] += 1;
      } catch (error) {
        skipped.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { rows, ...brought, skipped };
}

function checked(bucket: StoredContent['bucket'], name: string, bytes: Uint8Array<ArrayBuffer>): StoredContent {
  if (bucket === filesBucket) return { bucket, name, type: checkFile(name, bytes), bytes };
  const type = checkPicture(name, bytes);
  return { bucket, name, type, bytes: pictureWithoutMetadata(bytes, type) };
}

interface Restored {
  readonly of_table: string;
  readonly written: number | string;
  readonly problems: readonly string[];
}
