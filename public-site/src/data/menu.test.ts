import { standardMenu } from '@agency/supabase/menu';
import { expect, test } from 'vitest';
import { callOf, fallbackMenu, groupOf, menuOf, panelGroups } from './menu';

const link = { place: 'main', label: 'Lien', hint: '', target: '/blog', heading: false };
const targetsOf = (rows: Parameters<typeof menuOf>[0]) => menuOf(rows).main.links.map(({ to }) => to);

test.each([
  ['one that is hidden', { hidden: true }, []],
  ['a page that is not published', { target: '/tarifs', has_text: false }, []],
  ['an article that is not published', { target: '/blog/relances#prix', has_text: false }, []],
  ['a published page', { target: '/tarifs', has_text: true }, ['/tarifs']],
  ['a page that moved', { target: '/tarifs', has_text: false, moved_to: '/contact' }, ['/contact']],
  ['a page that moved to none', { target: '/tarifs', has_text: false, moved_to: '/rien' }, []],
  ['a screen, before any redirect', { has_text: false, moved_to: '/contact' }, ['/blog']],
  ['a screen', { target: '/contact?service=audit-processus', has_text: false }, ['/contact?service=audit-processus']],
  ['a category', { target: '/blog/categorie/crm', has_text: false }, ['/blog/categorie/crm']],
  ['a file', { target: '/rss.xml', has_text: false }, ['/rss.xml']],
  ['another site', { target: 'https://example.fr', has_text: false }, ['https://example.fr']],
  ['a place that is not known', { place: 'ailleurs' }, []],
])('the menus with %s (§10.11)', (_what, changes, expected) => {
  expect(targetsOf([{ ...link, ...changes }])).toEqual(expected);
});

test('the built-in menus have the three columns, each with its page, and the call to action (§2.1)', () => {
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
  expect(menuOf([{ ...own, hidden: true }]).footer.links).toEqual([]);
  expect(menuOf([own, ...standardMenu]).footer.links).toHaveLength(7);
});
