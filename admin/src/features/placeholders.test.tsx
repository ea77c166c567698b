// @module-tag spec-2-3-3
// @module-tag spec-2-4-6
import { screen, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../tests/admin';
import type { Placeholder } from './placeholders';

const notice = { page_id: 'p1', slug: 'mentions-legales', title: 'Mentions légales', setting: null };
const terms = { page_id: 'p2', slug: 'cgv', title: 'CGV', setting: null };
const passages: readonly Placeholder[] = [
  { ...notice, passage: 'forme juridique' },
  { ...notice, passage: 'réglage contact_phone', setting: 'contact_phone' },
  { ...notice, passage: 'réglage siege', setting: 'siege' },
  { ...terms, passage: 'tribunal compétent' },
];
const open = (answer: () => unknown) =>
  renderAdmin(
    'every resource',
    { pages: [] },
    {
      at: '/to-complete',
      dashboard: () => null,
      functions: { pages_to_complete: answer },
    },
  );
const itemsOf = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('placeholders to fill in before the site goes online', () => {
  it('are listed page by page, with links to the screens where people fill them in', async () => {
    open(() => passages);
    expect(await itemsOf('Mentions légales')).toEqual([
      'forme juridique',
      'Téléphone, dans les paramètres',
      '{{siege}} n’est le nom d’aucun réglage',
    ]);
    expect(await itemsOf('CGV')).toEqual(['tribunal compétent']);
    expect(screen.getByText(/^4.renseignements$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir la page « CGV »' })).toHaveAttribute('href', '/pages/edit/p2');
    expect(screen.getByRole('link', { name: /^Téléphone/ })).toHaveAttribute('href', '/settings#contact_phone');
  });

  it('has no place in the menu', async () => {
    open(() => passages);
    const menu = within(await screen.findByRole('navigation', { name: 'Administration' }));
    expect(menu.getByRole('link', { name: 'Pages' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'À compléter' })).toBeNull();
  });

  it('shows when no placeholder is left', async () => {
    open(() => []);
    expect(await screen.findByText('Rien à compléter')).toBeVisible();
  });

  it('shows an error when the list could not be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open(() => Promise.reject(new HttpError('down', 500)));
    expect(await screen.findByText('La liste n’a pas pu être lue')).toBeVisible();
  });
});
