import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../../tests/admin';
import { storedPost } from '../../../../tests/articles';
import { blogPosts } from '../resource';
import { postTableColumns } from './post-table-columns';

const post = { ...storedPost, updated_at: '2026-03-03T10:00:00Z' };
const defaultHeads = ['Titre', 'Statut', 'Catégorie', 'Date', 'Lecture', 'Vues', 'Actions'];

const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const expectAnnounced = (words: RegExp) =>
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(words);

describe('the columns of the articles', () => {
  beforeEach(async () => {
    renderAdmin([blogPosts], { blog_posts: [post] }, { at: '/blog' });
    await screen.findByRole('link', { name: 'Relances' });
    await press('Colonnes');
  });

  it('are those that a person chooses', async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Modifié le' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Statut' }));
    await close();
    expect(heads()).toEqual(['Titre', 'Catégorie', 'Date', 'Lecture', 'Vues', 'Modifié le', 'Actions']);
    expect(screen.getByRole('cell', { name: /^03\/03\/2026/ })).toBeVisible();
  });

  it('are moved with keys or a pointer, stay so, and go back on request', async () => {
    expect(heads()).toEqual(defaultHeads);
    // Tab passes a checkbox and two buttons for the title, then the same for the status.
    await userEvent.keyboard('{Tab>6/}{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Descendre « Statut »' })).toHaveFocus();
    expect(heads()).toEqual(['Titre', 'Catégorie', 'Date', 'Statut', 'Lecture', 'Vues', 'Actions']);
    expectAnnounced(new RegExp(`^Statut\\s: 4e sur ${postTableColumns.length}$`));
    await press('Monter « Catégorie »');
    await press('Monter « Catégorie »');
    expectAnnounced(new RegExp(`^Catégorie\\s: 1re sur ${postTableColumns.length}$`));
    await close();

    await userEvent.click(screen.getByRole('link', { name: 'Nouvel Article' }));
    await screen.findByRole('heading', { name: 'Nouvel article' });
    await userEvent.click(screen.getByRole('link', { name: 'Articles' }));
    await screen.findByRole('link', { name: 'Relances' });
    expect(heads()).toEqual(['Catégorie', 'Titre', 'Date', 'Statut', 'Lecture', 'Vues', 'Actions']);

    await press('Colonnes');
    await press('Réinitialiser');
    expect(heads()).toEqual(defaultHeads);
  });

  it('are chosen where axe finds nothing', async () => {
    // jsdom has no layout, so contrasts are unknown here. The tests in a browser check them.
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

it('have heads for every cell of a row before the rights are known', async () => {
  const pending = new Promise<boolean>(() => {});
  renderAdmin(
    [blogPosts],
    { blog_posts: [post] },
    { at: '/blog', canAccess: async ({ action }) => action === 'list' || pending },
  );
  await screen.findByRole('link', { name: 'Relances' });
  const [head, row] = Array.from(document.querySelectorAll('tr'), ({ children }) => children.length);
  expect(head).toBe(row);
});
