// @module-tag spec-6
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { storedPost } from '../../../tests/articles';
import { accessOf } from '../../provider/permissions';
import { Proposals } from './Proposals';
import { blogPosts } from './resource';

const draft = { ...storedPost, author_id: 'p1' };
const proposed = { ...draft, proposed_at: '2026-11-19T09:00:00Z', 'proposed_at@gt': '1970-01-01' };
const own = ['select', 'insert', 'update', 'delete'];
const open = (at: string, actions: readonly string[], ...rows: readonly object[]) =>
  renderAdmin(
    [blogPosts],
    { blog_posts: rows.length > 0 ? rows : [draft] },
    { at, canAccess: accessOf({ blog_posts: actions }, []), dashboard: Proposals },
  );

it('an author proposes a draft, and has no button to publish or feature it', async () => {
  const { called } = open('/blog/edit/p1', [...own, 'propose']);
  const propose = await screen.findByRole('button', { name: 'Proposer à la publication' });
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  expect(screen.queryByLabelText('Statut')).toBeNull();
  expect(screen.queryByLabelText('Article à la une')).toBeNull();
  await userEvent.click(propose);
  await waitFor(() => expect(called).toContainEqual({ name: 'propose_post', args: { id: 'p1' } }));
  expect(await screen.findByText('Article proposé à la publication')).toBeVisible();
});

it(
  'an author reads their published article, with the reason why they may not change it',
  { tags: 'spec-2-4-4' },
  async () => {
    const published = { ...draft, status: 'published', published_at: '2026-11-19T09:00:00Z' };
    const { written } = open('/blog/edit/p1', [...own, 'propose'], published);
    expect(await screen.findByText(/vous pouvez le lire, plus le modifier/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir l’article' })).toHaveAttribute('href', '/blog/relances');
    for (const name of [/Mettre à jour/, /Sauvegarder/, /Proposer/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    for (const label of [/^Titre/, 'Slug', 'Meta Title', 'Catégorie'])
      expect(screen.getByLabelText(label)).toBeDisabled();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(written).toEqual([]);
  },
);

it('people who publish see proposals, and publish them or send them back with a message', async () => {
  const { called, written } = open('/dashboard', [...own, 'others', 'publish'], proposed);
  expect(await screen.findByRole('link', { name: 'Relances' })).toHaveAttribute('href', '/blog/edit/p1');
  await userEvent.click(screen.getByRole('button', { name: 'Renvoyer' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Renvoyer' }));
  await write(dialog.getByLabelText(/Un mot/), 'Il manque une source.');
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await userEvent.keyboard('{Escape}');
  expect(ask).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Renvoyer' }));
  const args = { id: 'p1', words: 'Il manque une source.' };
  await waitFor(() =>
    expect(called.filter(({ name }) => name === 'send_back_post')).toEqual([{ name: 'send_back_post', args }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
  await waitFor(() => expect(written.at(-1)?.data).toMatchObject({ status: 'published' }));
});

it('people who only read see neither proposals nor buttons that write', async () => {
  open('/blog', ['select', 'others']);
  expect(await screen.findByText('Relances')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nouvel Article' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
});

it('an author deletes their own drafts alone', async () => {
  open('/blog', own, draft, { ...draft, id: 'p2', title: 'Devis', author_id: 'p9' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner Relances' }));
  const remove = screen.getByRole('button', { name: 'Supprimer' });
  await waitFor(() => expect(remove).toBeEnabled());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Devis' }));
  expect(remove).toBeDisabled();
});
