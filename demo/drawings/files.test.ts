import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { files, folder } from './files';

test('the drawings give the files of the site, which `npm run illustrations` writes', () => {
  const found = readdirSync(folder).map((name) => folder + name);
  expect(found.toSorted()).toEqual([...files.keys()].toSorted());
});

test.each([...files].map(([path, svg]) => [basename(path), path, svg]))(
  '%s is what its drawing gives',
  (_, path, svg) => {
    expect(readFileSync(path, 'utf8') === svg, 'run `npm run illustrations`').toBe(true);
  },
);
