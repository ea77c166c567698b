// @module-tag spec-10-11
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import type { MenuRow } from './MenuGroups';
import { menuLinks } from './resource';

const link: MenuRow = {
  id: 'm1',
  label: 'Blog',
  place: 'main',
  target: '/blog',
  hint: '',
  heading: false,
  hidden: false,
  position: 1,
};
const rows: readonly MenuRow[] = [
  link,
  { ...link, id: 'm2', place: 'legal', label: 'CGV', target: '/cgv', position: 2 },
  { ...link, id: 'm3', label: 'Contact', target: '/contact', position: 3 },
  { ...link, id: 'm4', place: 'legal', label: 'Cookies', target: '/cookies', position: 4 },
];
const pages = [{ id: 'p1', slug: 'cgv', status: 'published' }];
const open = (at = '/menu') => renderAdmin([menuLinks], { menu_links: rows, pages }, { at });
const moved = (order: object) => ({ name: 'reorder_rows', args: { of_table: 'menu_links', ...order } });
const group = (name: string) => screen.findByRole('region', { name });

describe('the menus', () => {
  it('stand place by place, and say which entry leads nowhere', async () => {
    open();
    const legal = await group('Pied de page, légal');
    expect(await within(legal).findByText(/Rien n’y est publié/)).toBeVisible();
    expect(within(legal).getAllByText(/Rien n’y est publié/)).toHaveLength(1);
    expect(within(legal).queryByText('Blog')).toBeNull();
    expect(within(await group('Menu principal')).queryByText(/Rien n’y est publié/)).toBeNull();
  });

  it('change their order within their place, by keyboard', async () => {
    const { called } = open();
    const main = await group('Menu principal');
    (await within(main).findByRole('button', { name: /^Déplacer Blog \(/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(called).toContainEqual(moved({ row_ids: ['m3', 'm1'], first_position: 1, shared: { place: 'main' } })),
    );
    const names = within(await group('Menu principal')).getAllByRole('button', { name: /^Déplacer .*\(/ });
    expect(names.map((button) => button.getAttribute('aria-label')?.split(' ')[1])).toEqual(['Contact', 'Blog']);
  });

  it('take an entry of another place at their end, by keyboard, and keep the focus on it', async () => {
    const { called } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Déplacer Blog vers…' }));
    expect(screen.queryByRole('menuitem', { name: 'Menu principal' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Pied de page, légal' }));
    await waitFor(() =>
      expect(called).toContainEqual(
        moved({ row_ids: ['m2', 'm4', 'm1'], first_position: 1, shared: { place: 'legal' } }),
      ),
    );
    const legal = within(await group('Pied de page, légal'));
    await waitFor(() => expect(legal.getByRole('button', { name: /^Déplacer Blog \(/ })).toHaveFocus());
    expect(screen.getByText(/^Blog\s: Pied de page, légal, 3 sur 3$/)).toBeInTheDocument();
  });

  it('hide an entry, and take a new one where it is wanted', async () => {
    const { written } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Masquer Contact' }));
    await waitFor(() => expect(written).toEqual([{ method: 'update', data: { hidden: true } }]));
    await userEvent.click(screen.getByRole('link', { name: /^Ajouter.*Pied de page, légal/ }));
    await write(await screen.findByLabelText(/^Libellé/), 'Tarifs');
    await write(await screen.findByLabelText('Adresse'), 'tarifs');
    await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    expect(await screen.findByText('Une adresse commence par /, https://, mailto: ou tel:')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Adresse'));
    await write(screen.getByLabelText('Adresse'), '/tarifs');
    await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await waitFor(() =>
      expect(written.at(-1)).toMatchObject({
        method: 'create',
        data: { place: 'legal', label: 'Tarifs', target: '/tarifs' },
      }),
    );
  });
});
