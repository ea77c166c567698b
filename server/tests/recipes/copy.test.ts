// @module-tag spec-10-10
// @module-tag exhaustive
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsOf, copyRepository, follow, recipes } from './recipe';

let copy: string;
beforeAll(() => {
  copy = copyRepository();
  for (const name of recipes) follow(name, copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The commands that the recipes name, each once; those of one kind of tests in one run. */
function commands(): string[][] {
  const byScript = new Map<string, string[]>();
  for (const command of recipes.flatMap(commandsOf)) {
    const [, script = '', , ...names] = command.split(' ').slice(1);
    byScript.set(script, [...(byScript.get(script) ?? []), ...names]);
  }
  return [...byScript].map(([script, names]) => ['run', script, '--', ...new Set(names)]);
}

// Of the environment, what programs need: the runner of this test leaves its own marks in it.
const { PATH, HOME, TMPDIR } = process.env;

test('types, checks and tests pass where every recipe was followed', { timeout: 900_000 }, async () => {
  for (const command of commands()) {
    const run = promisify(execFile)('npm', command, { cwd: copy, env: { PATH, HOME, TMPDIR }, maxBuffer: Infinity });
    const { code, stdout, stderr } = await run.then(
      (done) => ({ ...done, code: 0 }),
      (failed: { code: number; stdout: string; stderr: string }) => failed,
    );
    expect({ command, code, said: code === 0 ? '' : stdout + stderr }).toEqual({ command, code: 0, said: '' });
  }
});
