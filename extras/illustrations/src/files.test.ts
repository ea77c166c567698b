import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files, FOLDER } from './files';

test('the files of the site are those that the drawings give: `npm run illustrations` writes them', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...files.keys()].toSorted());
});

test.each([...files])('%s is what its drawing gives', (name, svg) => {
  expect(readFileSync(`${FOLDER}/${name}`, 'utf8') === svg, 'run `npm run illustrations`').toBe(true);
});
