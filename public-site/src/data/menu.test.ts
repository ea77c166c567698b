// @module-tag spec-10-11
// @module-tag spec-2-1
import { standardMenu, type MenuLink, type MenuPlace } from '@agency-site/domain/menu';
import { expect, test } from 'vitest';
import { callToActionOf, fallbackMenu, groupOf, menuOf, panelGroups } from './menu';

const link = { place: 'main', label: 'Lien', hint: '', target: '/blog', heading: false };
const targetsOf = (rows: Parameters<typeof menuOf>[0]) => menuOf(rows).main.links.map(({ to }) => to);

test.each([
  ['a link', {}, ['/blog']],
  ['one that is left out', { left_out: true }, []],
  ['a place that is not known', { place: 'ailleurs' }, []],
])('the menus with %s', (_what, changes, expected) => {
  expect(targetsOf([{ ...link, ...changes }])).toEqual(expected);
});

const placed = (place: MenuPlace, target: string, heading = false): MenuLink => ({ ...link, place, target, heading });

test('the panel has the columns that have links, each with its page', () => {
  const menu = menuOf([
    placed('services', '/services', true),
    placed('services', '/services/conseil'),
    placed('sectors', '/cas-usage', true),
    placed('sectors', '/cas-usage/e-commerce'),
    placed('sectors', '/cas-usage/btp-artisanat'),
    placed('examples', '/automatisations', true),
  ]);
  expect(panelGroups(menu).map(({ title, links }) => [title?.to, links.length])).toEqual([
    ['/services', 1],
    ['/cas-usage', 2],
  ]);
  expect(groupOf(menu, '/cas-usage/e-commerce')?.id).toBe('groupe-secteurs');
  expect(groupOf(menu, '/cgv')).toBeUndefined();
});

test('the built-in menus lead to the screens that every site has', () => {
  expect(panelGroups(fallbackMenu)).toEqual([]);
  expect(callToActionOf(fallbackMenu)).toMatchObject({ to: '/contact', label: 'Nous écrire' });
  expect(fallbackMenu.main.links.map(({ to }) => to)).toEqual(['/', '/blog', '/contact']);
});

test('the menus have a built-in call to action and footer lists, until a row says otherwise', () => {
  const menu = menuOf([link]);
  expect(callToActionOf(menu)).toEqual(callToActionOf(fallbackMenu));
  expect(menu.footer.links.map(({ to }) => to)).toEqual(['/etudes-de-cas']);
  const own = { ...link, place: 'footer', target: '/etudes-de-cas' };
  expect(menuOf([{ ...own, left_out: true }]).footer.links).toEqual([]);
  expect(menuOf([own, ...standardMenu]).footer.links).toHaveLength(1);
});
