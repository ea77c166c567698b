import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files, folder } from './files';

test('the files of the site are those that the drawings give: `npm run illustrations` writes them', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted());
});

test.each([...files])('%s is what its drawing gives', (name, svg) => {
  expect(readFileSync(`${folder}/${name}`, 'utf8') === svg, 'run `npm run illustrations`').toBe(true);
});
