// Writes a table with its rights and its screens: `npm run new:resource -- --help`.
import { runCommand, typedWords } from '../src/backup/command-line';
import { askOwner } from '../../packages/embedded-supabase/src/backup/database-access';
import { repositoryPath } from '@agency/process/repository-root';
import { StartupError } from '@agency/process/startup-error';
import { withMigrations } from '../../packages/embedded-supabase/src/migrated-database';
import { askForMissing, askForWords } from './new-resource/ask';
import { readTable } from './new-resource/catalogue';
import { HELP, readCommand, screenOf, screenOfTable, type Typed } from './new-resource/command';
import { unlabelled } from './new-resource/french';
import { isPublic } from './new-resource/grammar';
import { journeyPath } from './new-resource/journey';
import { kebabCase } from './new-resource/names';
import {
  changesOf,
  nextNumbers,
  planScreenAlone,
  planTable,
  refuseTakenNames,
  refuseTakenScreen,
} from './new-resource/plan';
import { removalOf } from './new-resource/remove';
import { pageJourneyPath } from './new-resource/page-journey';
import { Repository, type Change } from './new-resource/repository';
import { screenPath, type Screen } from './new-resource/screen';
import { passes, writeWithTypes } from './new-resource/write';

const repository = new Repository(repositoryPath('.'));

await runCommand(async () => {
  const typed = readCommand(typedWords);
  if (typed.help) return [HELP];
  if (typed.remove) return removeTable(typed.remove);
  refuseDirtyTree();
  return typed.fromTable ? writeScreen(typed.fromTable, typed) : writeTable(await askForMissing(typed));
}, false);

async function writeTable(typed: Typed): Promise<string[]> {
  const screen = screenOf(typed);
  const { name } = screen.table;
  refuseUnknownIcon(screen);
  refuseTakenNames(repository, screen);
  const plan = await planTable(repository, screen, ...nextNumbers(repository));
  const changes = changesOf(repository, plan);
  await writeWithTypes(repository, changes);
  say('Written', changes);
  const journeys = screen.page ? [journeyPath(name), pageJourneyPath(name)] : [journeyPath(name)];
  if (typed.tests)
    runTests(
      ['check'],
      ['test:db', 'tests/roles', 'migrations/schemas', 'declared-rules'],
      ['test:unit', 'admin/src/App', ...(screen.page ? ['route-table', 'packages/domain/src/tables'] : [])],
      ['test:e2e', ...journeys.map((path) => path.replace(/^e2e\//, ''))],
    );
  return whatToLookAt(screen, [
    '  git diff supabase/tests/roles/rights.ts, which says who may do what',
    ...visitorsSide(screen),
  ]);
}

async function writeScreen(name: string, typed: Typed): Promise<string[]> {
  if (typed.page) throw new StartupError('--page goes with a new table.');
  refuseTakenScreen(repository, name);
  const { table, leftOut } = await withMigrations((host) => askOwner(host, (database) => readTable(database, name)));
  const screen = screenOfTable(table, await askForWords(table, typed));
  refuseUnknownIcon(screen);
  const changes = changesOf(repository, await planScreenAlone(repository, screen));
  repository.apply(changes);
  say('Written', changes);
  if (typed.tests) runTests(['check'], ['test:db', 'declared-rules'], ['test:unit', 'admin/src/App']);
  return whatToLookAt(screen, leftOut.length > 0 ? [`  without a place of their own: ${leftOut.join(', ')}`] : []);
}

async function removeTable(name: string): Promise<string[]> {
  const changes = await removalOf(repository, name);
  await writeWithTypes(repository, changes);
  say('Removed', changes);
  return [`A database that has the table keeps it: remove supabase/.temp/embedded/ to begin anew.`];
}

function say(done: string, changes: readonly Change[]): void {
  process.stdout.write(`${[`${done}:`, ...changes.map(({ path }) => `  ${path}`)].join('\n')}\n`);
}

function refuseUnknownIcon({ icon }: Screen): void {
  if (!repository.has(`admin/node_modules/@mui/icons-material/${icon}.js`))
    throw new StartupError(`« ${icon} » is no icon of @mui/icons-material.`);
}

function refuseDirtyTree(): void {
  const [first, ...others] = repository.uncommitted();
  if (!first) return;
  throw new StartupError(
    `Commit or stash first: ${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed.`,
  );
}

function runTests(...commands: readonly string[][]): void {
  const failed = commands.filter((words) => !passes(repository, words));
  if (failed.length === 0) return;
  process.stderr.write(`Failed: ${failed.map((words) => `npm run ${words.join(' ')}`).join(', ')}\n`);
  process.exitCode = 1;
}

function visitorsSide({ table, page }: Screen): string[] {
  if (page)
    return [
      `  ${page}, and public-site/src/features/${kebabCase(table.name)}/route.tsx, where its sentence waits for yours`,
    ];
  return isPublic(table) ? ['  docs/recipes/resource.md, for what visitors see'] : [];
}

function whatToLookAt({ table, labels }: Screen, more: readonly string[]): string[] {
  const words = unlabelled(table, labels);
  return [
    'Look at:',
    `  /admin/${kebabCase(table.name)} of npm run dev`,
    `  ${screenPath(table)}${words.length > 0 ? `, where French labels are missing: ${words.join(', ')}` : ''}`,
    ...more,
  ];
}
