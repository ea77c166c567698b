// @module-tag spec-10-15
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { comments } from './resource';

const odile = {
  id: 'c1',
  name: 'Odile',
  words: 'Merci.',
  email: 'odile@example.fr',
  post_id: 'p1',
  parent_id: null,
  from_agency: false,
  status: 'pending',
  created_at: '2026-11-20T09:00:00Z',
};
const karim = { ...odile, id: 'c2', name: 'Karim', email: 'karim@example.fr', created_at: '2026-11-19T09:00:00Z' };
const bot = { ...odile, id: 'c3', name: 'Bot', status: 'spam' };
const article = { id: 'p1', title: 'Relancer ses devis', slug: 'relancer' };

const setting = { id: 'comments_enabled', key: 'comments_enabled', value: 'true' };

const open = (at: string, enabled = 'true') =>
  renderAdmin(
    [comments],
    { comments: [karim, bot, odile], blog_posts: [article], site_settings: [{ ...setting, value: enabled }] },
    { at, functions: { erase_comment_author: () => 2 }, columnDefaults: { status: 'approved', name: 'L’équipe' } },
  );

const names = () =>
  within(screen.getByRole('table', { name: 'Commentaires' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Sélectionner ${name}` }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('comments', () => {
  it('pending ones come first, with their article, and their number is in the menu', async () => {
    open('/comments');
    expect(await screen.findAllByText('Relancer ses devis')).toHaveLength(2);
    expect(names()).toEqual(['Odile', 'Karim']);
    expect(
      await screen.findByRole('link', { name: 'Commentaires', description: /^2.commentaires à relire$/ }),
    ).toBeVisible();
  });

  it('are counted in words that name the status they are filtered by', async () => {
    const { unmount } = open('/comments');
    expect(await screen.findByText(/^2.commentaires à relire sur 3$/)).toBeVisible();
    await userEvent.type(screen.getByPlaceholderText('Rechercher dans le texte'), 'introuvable');
    expect(await screen.findByText(/^Aucun résultat sur 3.commentaires, filtré$/)).toBeVisible();
    await press('Tout afficher');
    expect(await screen.findByText(/^3.commentaires$/)).toBeVisible();
    unmount();
    renderAdmin([comments], { comments: [bot] }, { at: '/comments' });
    expect(await screen.findByText('Aucun commentaire à relire sur 1')).toBeVisible();
  });

  it('without any, are not said to be filtered', async () => {
    renderAdmin([comments], { comments: [] }, { at: '/comments' });
    expect(await screen.findByText('Aucun commentaire')).toBeVisible();
    expect(await screen.findByText(/^Ceux que les visiteurs laissent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tout afficher' })).toBeNull();
  });

  it('are announced as off while visitors see none', async () => {
    const { unmount } = open('/comments', 'false');
    expect(await screen.findByText('Les commentaires sont désactivés.')).toBeVisible();
    unmount();
    open('/comments');
    await screen.findAllByText('Relancer ses devis');
    expect(screen.queryByText('Les commentaires sont désactivés.')).toBeNull();
  });

  it('are moderated in their row, and « Annuler » takes that back', async () => {
    const { written, address } = open('/comments');
    const row = (await screen.findByRole('link', { name: 'Odile' })).closest('tr');
    if (!row) throw new Error('Odile is in no row');
    await userEvent.click(within(row).getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText('Commentaire publié')).toBeVisible();
    expect(address(), 'the list stays').toBe('/comments');
    await waitFor(() => expect(names()).toEqual(['Karim']));
    await press('Annuler');
    expect(await screen.findByText('C’est annulé')).toBeVisible();
    expect(written.map(({ data }) => data)).toEqual([{ status: 'approved' }, { status: 'pending' }]);
  });

  it('are moderated several at once, and « Annuler » gives each its former status', async () => {
    const { written } = open('/comments?filter={}');
    await screen.findByRole('link', { name: 'Bot' });
    for (const name of ['Odile', 'Bot']) await select(name);
    await press('Corbeille');
    expect(await screen.findByText(/^2.commentaires mis à la corbeille$/)).toBeVisible();
    await press('Annuler');
    expect(await screen.findByText('C’est annulé')).toBeVisible();
    expect(written.map(({ data }) => data)).toEqual([{ status: 'trash' }, { status: 'spam' }, { status: 'pending' }]);
    expect(await screen.findByRole('row', { name: /Odile.*À relire/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Bot.*Indésirable/ })).toBeVisible();
  });

  it('are answered once they are public, as part of their thread', async () => {
    const { written } = open('/comments/edit/c1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Commentaire\u00A0: Odile' })).toBeVisible();
    expect(screen.getByLabelText(/Votre réponse/)).not.toBeVisible();
    await press('Publier');
    await write(await screen.findByLabelText(/Votre réponse/), 'Avec plaisir.');
    await press('Indésirable');
    await screen.findByText('Commentaire indésirable');
    expect(screen.getByLabelText(/Votre réponse/)).not.toBeVisible();
    await press('Annuler');
    await waitFor(() => expect(screen.getByLabelText(/Votre réponse/)).toBeVisible());
    expect(screen.getByLabelText(/Votre réponse/), 'moderating takes no words').toHaveValue('Avec plaisir.');
    await press('Répondre');
    await waitFor(() => expect(screen.getByLabelText(/Votre réponse/)).toHaveValue(''));
    expect(written.at(-1)).toEqual({
      method: 'create',
      data: { post_id: 'p1', parent_id: 'c1', words: 'Avec plaisir.' },
    });
    expect(within(screen.getByRole('table', { name: 'Réponses' })).getByText('Avec plaisir.')).toBeVisible();
  });

  it('lose their author on request, once confirmed', async () => {
    const { called } = open('/comments/edit/c1');
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer l’auteur' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Effacer Odile/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Effacer l’auteur' }));
    expect(await screen.findByText(/^Auteur effacé de 2.commentaires$/)).toBeVisible();
    expect(called).toContainEqual({ name: 'erase_comment_author', args: { comment_id: 'c1' } });
  });
});
