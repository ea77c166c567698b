// @module-tag spec-10-11
// @module-tag spec-2-1
import { standardMenu } from '@agency/domain/menu';
import { expect, test } from 'vitest';
import { callOf, fallbackMenu, groupOf, menuOf, panelGroups } from './menu';

const link = { place: 'main', label: 'Lien', hint: '', target: '/blog', heading: false };
const targetsOf = (rows: Parameters<typeof menuOf>[0]) => menuOf(rows).main.links.map(({ to }) => to);

test.each([
  ['a link', {}, ['/blog']],
  ['one that is left out', { left_out: true }, []],
  ['a place that is not known', { place: 'ailleurs' }, []],
])('the menus with %s', (_what, changes, expected) => {
  expect(targetsOf([{ ...link, ...changes }])).toEqual(expected);
});

test('the built-in menus have the three columns, each with its page, and the call to action', () => {
  expect(panelGroups(fallbackMenu).map(({ title, links }) => [title?.to, links.length])).toEqual([
    ['/services', 5],
    ['/cas-usage', 6],
    ['/automatisations', 6],
  ]);
  expect(callOf(fallbackMenu)).toMatchObject({ to: '/contact', label: 'Prendre RDV' });
  expect(groupOf(fallbackMenu, '/cas-usage/e-commerce')?.id).toBe('groupe-secteurs');
  expect(groupOf(fallbackMenu, '/cgv')).toBeUndefined();
});

test('without a call to action of its own the site has the built-in one; a list is in the footer until a row says otherwise', () => {
  const menu = menuOf([link]);
  expect(callOf(menu)).toEqual(callOf(fallbackMenu));
  expect(menu.footer.links.map(({ to }) => to)).toEqual(['/etudes-de-cas']);
  const own = { ...link, place: 'footer', target: '/etudes-de-cas' };
  expect(menuOf([{ ...own, left_out: true }]).footer.links).toEqual([]);
  expect(menuOf([own, ...standardMenu]).footer.links).toHaveLength(7);
});
