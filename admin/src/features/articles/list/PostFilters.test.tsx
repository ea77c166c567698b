import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../tests/admin';
import { blogPosts } from '../resource';

afterEach(() => vi.unstubAllGlobals());

it('on a phone, one line has the search and the number of filters, which a dialog holds', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderAdmin([blogPosts], { blog_posts: [] }, { at: '/blog' });
  const line = within(await screen.findByRole('search', { name: 'Articles' }));
  expect(line.getByRole('searchbox', { name: 'Rechercher' })).toBeVisible();
  expect(line.queryByRole('combobox')).toBeNull();

  await userEvent.click(line.getByRole('button', { name: 'Filtres' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Statut' }), 'Brouillon');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'À la une seulement' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Voir la liste' }));
  expect(await line.findByRole('button', { name: 'Filtres (2)' })).toBeVisible();
});
