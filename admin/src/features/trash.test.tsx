// @module-tag spec-10-7
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../tests/admin';
import { timeLeft, type TrashItem } from './trash';

const article: TrashItem = {
  id: 'b1',
  table_name: 'blog_posts',
  title: 'Relances',
  slug: 'relances',
  email: null,
  deleted_at: '2026-11-20T10:31:00Z',
  deleted_by: 'ana@example.fr',
  days_left: 29,
};
const page: TrashItem = {
  ...article,
  id: 'b2',
  table_name: 'pages',
  title: 'Nos tarifs',
  slug: 'tarifs',
  days_left: 1,
};
const request: TrashItem = {
  ...article,
  id: 'b3',
  table_name: 'contacts',
  title: 'Odile Fabre',
  slug: null,
  email: 'odile@example.fr',
};

const open = (items: readonly TrashItem[], restore: () => unknown = () => 1) =>
  renderAdmin(
    'every resource',
    { trash: items, blog_posts: [], pages: [] },
    { at: '/trash', dashboard: () => null, functions: { restore_from_trash: restore } },
  );
const findRows = async () =>
  within(await screen.findByRole('table', { name: 'Éléments supprimés' }))
    .getAllByRole('row')
    .slice(1);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the trash', () => {
  it('shows deleted rows, by whom and when, and the days left to restore them', async () => {
    open([article, page]);
    const [first, second] = await findRows();
    expect(first).toHaveTextContent(
      /Relances\/blog\/relances.*Article.*encore 29 jours.*supprimé le 20\/11\/2026.*par ana/,
    );
    expect(second).toHaveTextContent(/Nos tarifs\/tarifs.*Page.*dernier jour.*supprimée le/);
    expect(screen.getByRole('link', { name: 'Corbeille', current: 'page' })).toBeVisible();
  });

  it('shows that it is empty', async () => {
    open([]);
    expect(await screen.findByText('La corbeille est vide')).toBeVisible();
  });

  it('restores a row, and leads to it', async () => {
    const { called } = open([article, page]);
    await findRows();
    await press('Restaurer « Nos tarifs »');
    expect(await screen.findByText('Page restaurée')).toBeVisible();
    expect(called).toContainEqual({ name: 'restore_from_trash', args: { item_ids: ['b2'] } });
    expect(screen.getByRole('link', { name: 'Ouvrir' })).toHaveAttribute('href', '/pages/edit/b2');
  });

  it('holds contact requests, and leads to one restored beside the list', async () => {
    open([request]);
    expect((await findRows())[0]).toHaveTextContent(
      /Odile Fabreodile@example\.fr.*Contact.*encore 29 jours.*supprimé le 20\/11\/2026/,
    );
    await press('Supprimer définitivement « Odile Fabre »');
    expect(screen.getByRole('dialog')).toHaveTextContent('« Odile Fabre » et vos notes seront effacés.');
    await press('Annuler');
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurer « Odile Fabre »' }));
    expect(await screen.findByText('Contact restauré')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir' })).toHaveAttribute('href', '/contacts?contact=b3');
  });

  it('deletes for good once confirmed', async () => {
    const { written } = open([article]);
    await findRows();
    await press('Supprimer définitivement « Relances »');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Rien ne les fera revenir/)).toBeVisible();
    expect(written).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(written).toEqual([{ method: 'delete', data: 'b1' }]));
    expect(await screen.findByText('Supprimé définitivement')).toBeVisible();
  });

  it('shows an error when the address has been taken meanwhile', async () => {
    open([article], () => {
      throw new HttpError('violates unique constraint "blog_posts_slug_key"', 409, { code: '23505' });
    });
    await findRows();
    await press('Restaurer « Relances »');
    expect(await screen.findByText(/Erreur lors de la restauration : un autre texte a pris son adresse/)).toBeVisible();
  });
});

it.each([
  [30, 'encore 30 jours'],
  [2, 'encore 2 jours'],
  [1, 'dernier jour'],
])('%i days left read « %s »', (days, words) => {
  expect(timeLeft({ days_left: days }).replaceAll('\u00A0', ' ')).toBe(words);
});
