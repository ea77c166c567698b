import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { repositoryPath } from '../../src/repository-root';
import { newDirectory } from './running-server';

const options = { cwd: repositoryPath('.'), env: { ...process.env, PORT: '0', DATA_DIR: newDirectory() } };

test('npm run dev serves the site and the back-office from their sources', async () => {
  const child = spawn('npm', ['run', 'dev', '--silent'], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const found = /Site\s+(http:\S+)\//.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  expect(await (await fetch(`${address}/blog`)).text()).toContain('/@vite/client');
  expect(await (await fetch(`${address}/admin/`)).text()).toContain('/admin/@vite/client');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
});
