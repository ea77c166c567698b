// @module-tag spec-10-10
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';

const read = (path: string): string => readFileSync(repositoryPath(path), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

test('the image is built with the Node and the pnpm that everything else uses', () => {
  const node = read('.nvmrc').trim();
  expect(dockerfile.match(/^FROM node:\S+/gm)).toEqual(Array(2).fill(`FROM node:${node}-slim`));
  const [, pnpm] = /VERSION = '([\d.]+)'/.exec(read('scripts/pnpm.mjs')) ?? [];
  expect(dockerfile).toContain(`pnpm@${pnpm} `);
});

test('the process is not root, keeps its data in a volume and has a health check', () => {
  expect(last).toMatch(/^USER node\n/m);
  expect(last).toMatch(/^VOLUME \/data\n/m);
  expect(last).toMatch(/^HEALTHCHECK .+\\\n +CMD \["node", .+\/healthz/m);
  expect(last).toMatch(/^CMD \["node", ("--[\w=-]+", )+"server\/dist\/main\.js"\]\n/m);
  expect(compose.match(/^ +read_only: true$/gm)).toHaveLength(2);
});

test('a service makes backups with what the image holds', () => {
  expect(compose).toContain('node server/dist/backup.js /backups --keep 14');
  expect(last).toContain('mkdir /data /backups && chown node:node /data /backups');
  expect(read('server/vite.config.ts')).toMatch(/^const COMMANDS = .*'backup'/m);
});
