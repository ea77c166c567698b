// @module-tag spec-10-10
// @module-tag exhaustive
import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsOf, copyRepository, follow, recipes } from './recipe';

let copy: string;
beforeAll(() => {
  copy = copyRepository();
  for (const name of recipes) follow(name, copy);
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns the commands in the recipes, each once; tests of one kind run together. */
function commands(): string[][] {
  const byScript = new Map<string, string[]>();
  for (const command of recipes.flatMap(commandsOf)) {
    const [, script = '', , ...names] = command.split(' ').slice(1);
    byScript.set(script, [...(byScript.get(script) ?? []), ...names]);
  }
  return [...byScript].map(([script, names]) => ['run', script, '--', ...new Set(names)]);
}

/** Other tables than the recipe's own, with columns of every type, required and optional, with and without a default. */
const others = [
  [
    'site_visits',
    'client:ref(contacts)! minutes:integer=60 hourly_price:money=65,50 paid:boolean=true state:enum(todo=à faire|done=fait)=done',
    'made_at:datetime=now due_on:date summary:text(500)! report:long sketch:picture',
    "--french=une visite d'atelier,visites d'atelier",
  ],
  [
    'open_days',
    'title:text(80)! day:date! opens_at:datetime! kind:enum(visite|atelier)! places:integer! fee:money! words:long! outdoors:boolean',
    'logo:picture! host:ref(partners) helper:ref(team_members)!',
    '--french=une porte ouverte,portes ouvertes',
    '--labels=day=Jour,fee=Prix',
    '--page=/portes-ouvertes',
  ],
  ['places', 'name:text!', '--french=un lieu,lieux', '--page=/lieux'],
];

// Passes only variables that programs need, because the runner of this test sets some of its own.
const { PATH, HOME, TMPDIR } = process.env;

/** Runs a command of package.json in the copy. @returns its output, if it failed */
async function run(...words: readonly string[]): Promise<string> {
  const running = promisify(execFile)('npm', words, { cwd: copy, env: { PATH, HOME, TMPDIR }, maxBuffer: Infinity });
  const { code, stdout, stderr } = await running.then(
    (done) => ({ ...done, code: 0 }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
  return code === 0 ? '' : stdout + stderr;
}

const commit = (): void => {
  execFileSync('git', ['add', '--all'], { cwd: copy });
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.fr'];
  execFileSync('git', [...author, 'commit', '--quiet', '--message=Test'], { cwd: copy });
};

test(
  'types, checks and tests pass once every recipe was followed, one with other columns too',
  { timeout: 1_200_000 },
  async () => {
    for (const words of others) {
      commit();
      expect(await run('run', 'new:resource', '--', ...words)).toBe('');
    }
    for (const command of commands()) expect([command, await run(...command)]).toEqual([command, '']);
  },
);
