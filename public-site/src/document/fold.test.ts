// @module-tag spec-10-4
import { expect, test } from 'vitest';
import { withOneFold } from './fold';

const link = '<link rel="stylesheet" href="/site.css">';
const menus = '<a>Services</a>'.repeat(1_000);
const screen = `<p>${'mot '.repeat(1_500)}</p>`;

test('of the links to the style sheet, the page keeps the first one below its first screen', () => {
  expect(withOneFold(`${menus}<main>${link}${screen}${link}<p></p>${link}</main>`)).toBe(
    `${menus}<main>${screen}${link}<p></p></main>`,
  );
});

test('a page that is shorter than a screen keeps none', () => {
  expect(withOneFold(`${menus}<main><p></p>${link}</main>`)).toBe(`${menus}<main><p></p></main>`);
});
