import type { Locator, Page } from '@playwright/test';

/** The address of the list with a search. */
export const contactsAbout = (words: string): string =>
  `/admin/contacts?${new URLSearchParams({ filter: JSON.stringify({ q: words }) }).toString()}`;

/** The elements of /admin/contacts, by role and name. */
export const contactsScreen = (page: Page) => ({
  row: (name: string): Locator =>
    page.getByRole('list', { name: 'Contacts', exact: true }).getByRole('listitem').filter({ hasText: name }),
  link: (name: string): Locator => page.getByRole('link', { name, exact: true }),
  detail: page.getByRole('region', { name: 'Détail du contact' }),
  status: page.getByLabel('Statut', { exact: true }),
  notes: page.getByLabel('Notes'),
  search: page.getByLabel('Rechercher'),
});
