import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localStorageStore } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin } from '../tests/admin';
import { resources as everyResource } from './App';

const menu = () => within(screen.getByRole('navigation', { name: 'Administration' }));
const tab = (name: string, selected: boolean) => screen.findByRole('tab', { name, selected });

it.each([
  ['/newsletter', 'Newsletter', 'Abonnés'],
  ['/letters', 'Lettres', 'Lettres'],
  ['/outbox', 'Envois', 'Envois'],
])('%s is a tab of « Newsletter », which the menu marks', async (at, title, name) => {
  renderAdmin('every resource', { newsletter_subscribers: [], newsletter_issues: [], outbox: [] }, { at });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await tab(name, true)).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Abonnés', 'Lettres', 'Envois']);
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Newsletter');
  for (const other of ['Lettres', 'Envois']) expect(menu().queryByRole('link', { name: other })).toBeNull();
});

it('tabs are followed from the keyboard, and keep the focus', async () => {
  const { address } = renderAdmin(
    'every resource',
    { newsletter_subscribers: [], newsletter_issues: [], outbox: [] },
    { at: '/newsletter' },
  );
  (await tab('Abonnés', true)).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(await tab('Lettres', true)).toHaveFocus();
  expect(address()).toBe('/letters');
});

it('the menu marks « Newsletter » on the screens below its tabs too', async () => {
  renderAdmin('every resource', { blog_posts: [] }, { at: '/letters/new' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Envoyer comme lettre' })).toBeVisible();
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Newsletter');
  expect(screen.queryByRole('tab')).toBeNull();
});

const link = (name: string) => menu().queryByRole('link', { name });
const head = (name: string) => menu().findByRole('button', { name });
const openGroups = () =>
  menu()
    .getAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);
const rows = { pages: [], testimonials: [], comments: [{ id: 'c1', status: 'pending' }] };

it('everyday screens come first, then groups, of which only the requests are open at first', async () => {
  renderAdmin('every resource', rows, { at: '/pages' });
  expect(await head('Technique')).toHaveAttribute('aria-expanded', 'false');
  expect(
    menu()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Tableau de bord',
    'Articles',
    'Pages',
    'Médiathèque',
    'Contacts',
    expect.stringMatching(/^Commentaires/),
  ]);
  expect(
    menu()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Demandes', 'Contenu', 'Audience', 'Site', 'Technique']);
});

it('every screen of the menu is in one group at most, and reached once all are open', async () => {
  renderAdmin('every resource', rows, { at: '/pages' });
  for (const name of ['Contenu', 'Audience', 'Site', 'Technique']) await userEvent.click(await head(name));
  const shown = everyResource.filter(({ list, options }) => list && options.menuGroup !== 'none');
  expect(menu().getAllByRole('link')).toHaveLength(shown.length + 1);
});

it('the keyboard opens and folds a group, and the browser remembers the open ones', async () => {
  localStorage.clear();
  const store = localStorageStore();
  const { unmount } = renderAdmin('every resource', rows, { at: '/pages', store });
  expect(link('Témoignages')).toBeNull();
  (await head('Contenu')).focus();
  await userEvent.keyboard('{Enter}');
  expect(link('Témoignages')).toBeVisible();
  expect(menu().getByRole('group', { name: 'Contenu' })).toContainElement(link('Témoignages'));
  (await head('Demandes')).focus();
  await userEvent.keyboard(' ');
  expect(link('Contacts')).toBeNull();
  unmount();
  renderAdmin('every resource', rows, { at: '/pages', store });
  await head('Contenu');
  expect(openGroups()).toEqual(['Contenu']);
});

it('the group of the current screen is open until somebody folds it, without being remembered', async () => {
  const { address } = renderAdmin('every resource', rows, { at: '/testimonials' });
  await head('Contenu');
  expect(openGroups()).toEqual(['Demandes', 'Contenu']);
  await userEvent.click(await head('Contenu'));
  expect(link('Témoignages')).toBeNull();
  await userEvent.click(await head('Contenu'));
  await userEvent.click(await head('Contenu'));
  await userEvent.click(menu().getByRole('link', { name: 'Pages' }));
  await waitFor(() => expect(address()).toBe('/pages'));
  expect(openGroups()).toEqual(['Demandes']);
});

it('a folded group counts its pending rows', async () => {
  renderAdmin('every resource', rows, {
    at: '/pages',
    functions: { contact_counts: () => ({ byStatus: { new: 3 }, latest: null }) },
  });
  const folded = await head('Demandes');
  await userEvent.click(folded);
  await waitFor(() => expect(folded).toHaveAccessibleDescription(/^3.nouvelles demandes 1.commentaire à relire$/));
  for (const count of ['3', '1']) expect(within(folded).getByText(count)).toBeVisible();
  await userEvent.click(folded);
  expect(folded).not.toHaveAccessibleDescription();
});

it('the menu and the palette hold only permitted screens, and no empty group', async () => {
  const visible = new Set(['blog_posts', 'pictures', 'testimonials']);
  renderAdmin('every resource', rows, {
    at: '/testimonials',
    functions: { search_back_office: () => ({ articles: [], contacts: [] }) },
    canAccess: ({ resource }) => Promise.resolve(visible.has(resource)),
  });
  await head('Contenu');
  expect(menu().getAllByRole('button')).toHaveLength(1);
  expect(
    menu()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tableau de bord', 'Articles', 'Médiathèque', 'Témoignages']);
  await userEvent.click(screen.getByRole('button', { name: /^Rechercher/ }));
  const palette = within(await screen.findByRole('dialog'));
  expect(await palette.findByRole('option', { name: /^Témoignages/ })).toBeVisible();
  expect(palette.queryByRole('option', { name: /^Webhooks/ })).toBeNull();
});
