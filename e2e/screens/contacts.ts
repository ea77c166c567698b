import type { Locator, Page } from '@playwright/test';

/** The address of the list with a search. */
export const contactsAbout = (words: string): string =>
  `/admin/contacts?${new URLSearchParams({ filter: JSON.stringify({ q: words }) }).toString()}`;

/** The elements of /admin/contacts, by role and name. */
export const contactsScreen = (page: Page) => ({
  rows: page.getByRole('list', { name: 'Contacts', exact: true }).getByRole('listitem'),
  row: (name: string): Locator =>
    page.getByRole('list', { name: 'Contacts', exact: true }).getByRole('listitem').filter({ hasText: name }),
  link: (name: string): Locator => page.getByRole('link', { name, exact: true }),
  detail: page.getByRole('region', { name: 'Détail du contact' }),
  status: page.getByLabel('Statut', { exact: true }),
  notes: page.getByLabel('Notes'),
  search: page.getByLabel('Rechercher'),
  filter: page.getByLabel('Filtrer par statut'),
  counters: page.getByRole('list', { name: 'Demandes par statut' }),
  banner: page.getByRole('main').getByRole('alert'),
  dialog: page.getByRole('dialog'),
});

/** Aborts every write of contact requests, as without a network; reads go on. */
export const loseContactWrites = (page: Page): Promise<unknown> =>
  page.route(/rest\/v1\/(rpc\/save_notes|contacts)\?/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
