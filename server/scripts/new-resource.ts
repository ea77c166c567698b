// Creates a table with its rights and its screens, following docs/recipes/resource.md: `npm run new:resource -- --help`.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { slugFromTitle } from '@agency-site/domain/slug';
import { runCommand, commandArguments } from '../src/core/command-line';
import { repositoryPath } from '@agency-site/process/repository-root';
import { StartupError } from '@agency-site/process/startup-error';
import { knownMigrations, versionAfter } from '@agency-site/process/migration-files';
import { blocksOf, followBlocks } from './recipe';
import { readSchemas } from './schema-files';
import {
  checkName,
  type Column,
  kebabCase,
  ownColumns,
  renameRecipe,
  storedNames,
  type Subject,
  types,
} from './rename-recipe';

const HELP = `npm run new:resource -- TABLE 'COLUMNS' --french "une intervention,interventions"

Follows docs/recipes/resource.md with another table and other columns, for administrators alone or, with --page, for visitors too.

  npm run new:resource -- interventions 'client:ref(contacts)! minutes:integer=60 hourly_price:money' \\
    --french "une intervention,interventions" --labels "hourly_price=Prix horaire"
  npm run new:resource -- events 'title:text! day:date! place:text picture:picture' \\
    --french "un événement,événements" --page /evenements

COLUMNS, each a name, a type, « ! » where a row needs a value, and what a new row has in it:
  title:text!               one line, up to 200 characters; text(80) up to 80. The first column is what a row is called;
                            if it is no text, a column « title » is added
  summary:long              several lines, up to 5000 characters; long(500) up to 500
  minutes:integer=60        a whole number
  price:money=12,50         an amount in euros
  day:date  at:datetime     a day; a day with an hour (=now: when the row is written)
  paid:boolean=true         yes or no
  state:enum(à faire|fait)  one of these; enum(todo=à faire|done=fait) stores the words before « = »
  photo:picture             a picture of the library, and what it shows
  client:ref(contacts)      a row of another table, which cannot be deleted while it is named; where such rows are erased after
                            a time, the link goes with them, or the row that needs one

  --french "un devis,devis" with its article, then the plural
  --labels "day=Jour,at=À"  French labels of columns, as far as their names are not the labels
  --page /devis             visitors find the published rows there: a list, and a page of each row`;

const { values: options, positionals } = parseArgs({
  args: commandArguments,
  allowPositionals: true,
  options: {
    french: { type: 'string', default: '' },
    labels: { type: 'string', default: '' },
    page: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

const recipe = readFileSync(repositoryPath('docs/recipes/resource.md'), 'utf8');

const keyOf = (choice: string): string => slugFromTitle(choice).replaceAll('-', '_');
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
/** Replaces straight apostrophes by the typographic one, which cannot end a string literal. */
const typeset = (words: string): string => words.replaceAll("'", '’');

/** The files that `npm run types` writes. */
const generated = [
  'supabase/types.ts',
  'supabase/schemas/30_content/04_block_kinds.sql',
  'packages/domain/src/block-declarations.ts',
  'packages/domain/src/site-declarations.ts',
];

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: repositoryPath('.'), encoding: 'utf8' });

await runCommand(() => {
  if (options.help) return Promise.resolve([HELP]);
  const subject = readSubject();
  const [changed] = git('status', '--porcelain').split('\n');
  if (changed) throw new StartupError(`Commit or stash first:${changed.slice(2)} changed.`);
  write(subject);
  const written = git('status', '--porcelain', '--untracked-files=all');
  return Promise.resolve([
    'Written:',
    written.trimEnd(),
    'Look at it, each line is yours to edit; French labels that nobody gave are the names of columns. Then:',
    ...commands(),
  ]);
});

/** Returns the recipe's last commands, which test the result. */
function commands(): string[] {
  return recipe.match(/^ *npm run (?!types|new:).*/gm)?.map((line) => `  ${line.trim()}`) ?? [];
}

function write(subject: Subject): void {
  const parts = recipe.split(/^(?=## )/m);
  const followed = parts.filter((part) => subject.page || !part.startsWith('## For visitors'));
  // The new schema file takes the next number of its folder.
  const place = String(readdirSync(repositoryPath('supabase/schemas/60_operations')).length + 1).padStart(2, '0');
  const numbered = followed.join('\n').replaceAll('/05_training_courses', `/${place}_training_courses`);
  const blocks = renameRecipe(blocksOf(numbered), subject);
  const [last = ''] = knownMigrations(repositoryPath('supabase/migrations')).toSorted().toReversed();
  const version = versionAfter(last);
  const migration = `supabase/migrations/${version}_${subject.table}.sql`;
  restoreOnFailure([...blocks.flatMap(({ paths }) => paths), migration, ...generated], () => {
    const files = followBlocks(blocks, repositoryPath('.'), version);
    const inside = { cwd: repositoryPath('.'), stdio: 'pipe' } as const;
    execFileSync(
      'node_modules/.bin/oxfmt',
      files.filter((file) => !file.endsWith('.sql')),
      inside,
    );
    execFileSync(process.execPath, ['scripts/run.mjs', 'types'], inside);
  });
}

/** Runs a task that writes files. If the task fails, restores these files and no others. */
function restoreOnFailure(paths: readonly string[], work: () => void): void {
  const before = new Map(
    paths.map(repositoryPath).map((file) => [file, existsSync(file) ? readFileSync(file) : undefined]),
  );
  try {
    work();
  } catch (error) {
    for (const [file, content] of before)
      if (content) writeFileSync(file, content);
      else rmSync(file, { force: true });
    const message = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new StartupError(`Nothing is written: ${message.trim()}`);
  }
}

/** @throws {StartupError} in one line, about a missing or wrong option */
function readSubject(): Subject {
  const [table = '', ...words] = positionals;
  checkName(table, 'a table');
  const taken = readdirSync(repositoryPath('admin/src/features')).some((file) => file.startsWith(kebabCase(table)));
  if (taken) throw new StartupError(`${table} has a screen already.`);
  const [, article, singular = '', plural = ''] = /^(une?) ([^,]+),([^,]+)$/.exec(typeset(options.french)) ?? [];
  if (!plural)
    throw new StartupError('Say what a row and several are called: --french "une intervention,interventions"');
  if (options.page && !/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(options.page))
    throw new StartupError(
      `« ${options.page} » is no address of a list: one word after a slash, as --page /evenements.`,
    );
  const masculine = /^[aeiouyhàâéèêëîïôûœæ]/i.test(singular) ? 'Nouvel' : 'Nouveau';
  return {
    table,
    french: {
      singular: capitalised(singular),
      title: capitalised(plural),
      titleOfNew: `${article === 'une' ? 'Nouvelle' : masculine} ${singular}`,
    },
    page: options.page,
    columns: readColumns(words.join(' ')),
  };
}

function readColumns(words: string): Subject['columns'] {
  const labels = new Map(
    typeset(options.labels)
      .split(',')
      .map((pair) => pair.split('=').map((word) => word.trim()) as [string, string]),
  );
  const columns = (words.match(/(?:\([^)]*\)|\S)+/g) ?? []).map((word) => readColumn(word, labels));
  const names = [...ownColumns, ...columns.flatMap(storedNames)];
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new StartupError(`« ${twice} » is there twice, or is written by itself.`);
  const [first, ...others] = columns;
  if (first?.type === 'text') return [{ ...first, required: true }, ...others];
  return [{ ...readColumn('title:text!', labels), label: labels.get('title') ?? 'Intitulé' }, ...columns];
}

function readColumn(word: string, labels: ReadonlyMap<string, string>): Column {
  const [, name = '', typed = '', brackets, mark, initial] =
    /^(\w+):([a-z]+)(?:\(([^)]*)\))?(!)?(?:=(.+))?$/.exec(word) ?? [];
  const type = types.find((known) => known === typed);
  if (!type) throw new StartupError(`« ${word} » is no column: NAME:TYPE, the type one of ${types.join(', ')}.`);
  checkName(name, 'a column');
  const choices = Object.fromEntries(
    (type === 'enum' ? typeset(brackets ?? '').split('|') : []).map((choice) => {
      const [stored = '', label = stored] = choice.split('=');
      return [keyOf(stored), capitalised(label.trim())];
    }),
  );
  if (type === 'enum' && Object.keys(choices).length < 2)
    throw new StartupError(`« ${word} »: two different values or more, as state:enum(à faire|fait).`);
  if ((type === 'integer' || type === 'money') && initial && !/^-?\d+([.,]\d\d?)?$/.test(initial))
    throw new StartupError(`« ${word} »: a number, as price:money=12,50.`);
  if (type === 'ref') checkName(brackets ?? '', 'a table: write client:ref(contacts)');
  return {
    name,
    type,
    label: labels.get(name) ?? capitalised(name.replaceAll('_', ' ')),
    required: mark === '!',
    initial:
      initial &&
      (type === 'enum'
        ? keyOf(initial)
        : type === 'money'
          ? String(Number(initial.replace(',', '.')))
          : typeset(initial)),
    maxLength: type === 'text' || type === 'long' ? Number(brackets) || undefined : undefined,
    references: type === 'ref' ? brackets : undefined,
    isErased: type === 'ref' && erasedTables().has(brackets ?? ''),
    choices,
  };
}

/** Returns the tables from which `private.purge_expired()` erases rows. */
function erasedTables(): Set<string> {
  const schema = readSchemas().map(({ text }) => text);
  const purges = schema.join('\n').match(/function private\.purge_\w+\(\)[^]*?\$\$;/g) ?? [];
  return new Set(purges.join('\n').match(/(?<=delete from public\.)\w+/g));
}
