// @module-tag spec-8
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from './admin';
import { storedPost } from './articles';
import { nadege } from './contacts';
import { audit } from './pages';
import { Dashboard } from '../src/dashboard/Dashboard';

const rows = { blog_posts: [storedPost], contacts: [nadege], pages: [audit], profiles: [] };
const functions = { dashboard_statistics: () => ({ contactsPerDay: [] }) };
/** Opens a screen without a network. @returns a function that brings the network back */
const openOffline = (at: string) => {
  let isOffline = true;
  const beforeRead = () => {
    if (isOffline) throw new TypeError('Failed to fetch');
  };
  renderAdmin('every resource', rows, { at, beforeRead, functions, dashboard: Dashboard });
  return () => void (isOffline = false);
};

it.each([
  ['/blog', 'Les articles n’ont pas pu être lus', 'table', 'Articles'],
  ['/pages', 'Les pages n’ont pas pu être lues', 'list', 'Pages'],
  ['/contacts', 'Les contacts n’ont pas pu être lus', 'list', 'Contacts'],
])('%s that cannot be read says so, and is read again on request', async (at, message, role, name) => {
  const reconnect = openOffline(at);
  expect(await screen.findByText(message)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('Erreur lors du chargement');
  reconnect();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole(role, { name })).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});

it.each([
  ['/blog/edit/p1', 'Cet article n’a pas pu être lu'],
  ['/pages/edit/p1', 'Cette page n’a pas pu être lue'],
  ['/contacts?contact=c1', 'Ce contact n’a pas pu être lu'],
  ['/dashboard', 'Les brouillons n’ont pas pu être lus'],
])('%s whose content cannot be read does not say that there is none', async (at, message) => {
  openOffline(at);
  expect(await screen.findByText(message)).toBeVisible();
});
