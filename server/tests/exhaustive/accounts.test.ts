// @module-tag spec-10-10
import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choosePostgresAccount } from '../../../packages/embedded-supabase/src/postgres-account';
import { sendContactRequest } from '../lifecycle/contact-requests';
import { startTwice } from '../lifecycle/start-twice';
import { makeDirectory, startServerProcess } from '../lifecycle/server-process';

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test.concurrent('under a home that only root can enter', async ({ onTestFinished }) => {
    const place = makeDirectory(onTestFinished);
    const home = join(place, 'root');
    mkdirSync(home, { mode: 0o700 });
    await expect(startTwice(join(home, 'data'))).resolves.toBeDefined();
  });

  test.concurrent('where namespaces are forbidden: PostgreSQL runs as uid 65534', async ({ onTestFinished }) => {
    const place = makeDirectory(onTestFinished);
    chmodSync(place, 0o755);
    const directory = join(place, 'data');
    const server = startServerProcess(directory, 'unprivileged');
    const { postgresProcess } = await server.ready;
    expect(statSync(`/proc/${postgresProcess}`).uid).toBe(65_534);
    await server.stop();
    expect((await startTwice(directory, 'unprivileged')).databaseDirectory).toBe(directory);
  });

  test.concurrent('without namespaces, under a home that only root can enter, files move elsewhere', async ({
    onTestFinished,
  }) => {
    const place = makeDirectory(onTestFinished);
    const home = join(place, 'root');
    mkdirSync(home, { mode: 0o700 });
    const ready = await startTwice(join(home, 'data'), 'unprivileged');
    expect(ready.databaseDirectory).toMatch(/^\/var\/lib\/embedded-supabase-/);
    expect(statSync(ready.databaseDirectory).mode & 0o777).toBe(0o700);
    rmSync(ready.databaseDirectory, { recursive: true });
    rmSync(`${ready.databaseDirectory}-postgres`, { recursive: true, force: true });
  });

  describe.runIf(choosePostgresAccount() === 'namespace')('with namespaces', () => {
    test.concurrent('allowed one day and forbidden the next, on the same data', async ({ onTestFinished }) => {
      const place = makeDirectory(onTestFinished);
      chmodSync(place, 0o755);
      const directory = join(place, 'data');
      for (const account of ['namespace', 'unprivileged', 'namespace']) {
        const server = startServerProcess(directory, account);
        expect(await sendContactRequest(await server.ready, `${account}@example.fr`, 1)).toBe(201);
        await server.stop();
      }
    });
  });
});
