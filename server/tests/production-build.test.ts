import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryPath } from '../src/core/repository-root';

const scriptsOf = (room: string): string =>
  readdirSync(repositoryPath(`${room}/dist`), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(repositoryPath(`${room}/dist/${file}`), 'utf8'))
    .join('\n');

test('guessed screens are in no production build (§10.10)', () => {
  expect(scriptsOf('admin'), 'the words of the menu').toContain('Thème clair');
  expect(scriptsOf('admin')).not.toMatch(/Sans écran|à traduire/);
  expect(scriptsOf('server')).not.toMatch(/guessed-screens|à traduire/);
});
