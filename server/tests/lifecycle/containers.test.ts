import { spawnSync } from 'node:child_process';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sendContactRequest } from './contact-requests';
import { makeSeededDirectory, processesOn, startServerProcess } from './server-process';

/** Runs a command with process numbers and shared memory of its own, as in a container; killing `unshare` kills the command. */
const CONTAINER = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child'];
const [program = '', ...options] = CONTAINER;
const canMakeContainers = spawnSync(program, [...options, 'true']).status === 0;

describe.runIf(canMakeContainers)('a server in another container on the same data directory', () => {
  test.concurrent('is recognised by its heartbeat, and its PostgreSQL is left alone', async ({ onTestFinished }) => {
    const directory = makeSeededDirectory(onTestFinished);
    const first = startServerProcess(directory, undefined, {}, CONTAINER);
    const ready = await first.ready;
    const { code, errors } = await startServerProcess(directory, undefined, {}, CONTAINER).exited;
    expect(errors.trim()).toMatch(/^DATA_DIR .+ is already used by process \d+ of another container: stop it, .+$/);
    expect(code).toBe(1);
    expect(await sendContactRequest(ready, 'premier@example.fr', 1)).toBe(201);
    await first.stop();
  });

  test.concurrent('is recognised while it is paused, since its PostgreSQL answers', async ({ onTestFinished }) => {
    const directory = makeSeededDirectory(onTestFinished);
    const first = startServerProcess(directory, undefined, {}, CONTAINER);
    const ready = await first.ready;
    const servers = processesOn(`serve.js\0${directory}`).filter((processId) => processId !== first.child.pid);
    for (const processId of servers) process.kill(processId, 'SIGSTOP');
    const { code, errors } = await startServerProcess(directory).exited;
    expect(errors).toContain('is already used by process');
    expect(code).toBe(1);
    for (const processId of servers) process.kill(processId, 'SIGCONT');
    expect(await sendContactRequest(ready, 'premier@example.fr', 1)).toBe(201);
    await first.stop();
  });

  test.concurrent('that was killed is replaced once its heartbeat is missed', async ({ onTestFinished }) => {
    const directory = makeSeededDirectory(onTestFinished);
    const first = startServerProcess(directory, undefined, {}, CONTAINER);
    await first.ready;
    await first.kill();
    const second = startServerProcess(directory);
    expect(await sendContactRequest(await second.ready, 'second@example.fr', 1)).toBe(201);
    await second.stop();
  });
});

test.concurrent('the lock of a machine that was started again since is taken over', async ({ onTestFinished }) => {
  const directory = makeSeededDirectory(onTestFinished);
  const lock = join(directory, 'server.pid');
  writeFileSync(lock, `${process.pid} 1 another-boot/pid:[1]`);
  utimesSync(lock, 0, 0);
  const server = startServerProcess(directory);
  expect(await sendContactRequest(await server.ready, 'apres@example.fr', 1)).toBe(201);
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${server.child.pid} `));
  await server.stop();
});
