// @module-tag spec-10-13
// @module-tag spec-2-4-3
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../../tests/admin';
import { storedPost } from '../../../../tests/articles';
import type { PostSummary } from '../post';
import { blogPosts } from '../resource';

const draft: PostSummary = {
  ...storedPost,
  excerpt: 'En bref',
  category: 'CRM',
  tags: ['a', 'b', 'c', 'd', 'e'],
  featured: true,
  read_time_minutes: 4,
  view_count: 1234,
  created_at: '2026-03-02T10:00:00Z',
  updated_at: '2026-03-03T10:00:00Z',
};
const published: PostSummary = {
  ...draft,
  id: 'p2',
  title: 'Devis',
  featured: false,
  tags: [],
  status: 'published',
  published_at: '2026-02-01T10:00:00Z',
  created_at: '2026-01-01T10:00:00Z',
};

const open = (...posts: PostSummary[]) =>
  renderAdmin(
    [blogPosts],
    { blog_posts: posts },
    { at: '/blog', functions: { post_tags: () => [{ tag: 'a', uses: 1 }], undo_unpublish: () => 1 } },
  );
/** Chooses an action in the row's menu. */
const choose = async (title: string, action: string) => {
  await userEvent.click((await rowOf(title)).getByRole('button', { name: `Plus d’actions sur « ${title} »` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const row = link.closest('tr');
  if (!row) throw new Error(`${title} is in no row`);
  return within(row);
};

describe('the list of articles', () => {
  it('draws how the published articles of the list were read, with one request', async () => {
    const { called } = renderAdmin(
      [blogPosts],
      { blog_posts: [draft, { ...published, slug: 'devis' }, { ...published, id: 'p3', slug: 'seul', title: 'Seul' }] },
      { at: '/blog', functions: { daily_page_views: () => ({ '/blog/devis': [0, 2, 1] }) } },
    );
    const devis = await rowOf('Devis');
    expect(await devis.findByRole('img', { name: /^3.vues en 30.jours$/ })).toBeVisible();
    expect((await rowOf('Seul')).queryByRole('img', { name: /vues/ })).toBeNull();
    expect(called.filter(({ name }) => name === 'daily_page_views')).toEqual([
      { name: 'daily_page_views', args: { pages: ['/blog/devis', '/blog/seul'], days: 30 } },
    ]);
  });

  it('shows what specification §2.4 asks of a row', async () => {
    open(draft, published);
    const row = await rowOf('Relances');
    for (const text of ['Brouillon', 'À la une', 'En bref', 'CRM', 'Créé le 02/03/2026', '#a', '#c', '+2']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByText(/^4\s?min$/)).toBeVisible();
    expect(row.getByText(/^1\s?234$/)).toBeVisible();
    expect(row.queryByText('#d')).toBeNull();
    expect(row.getByRole('link', { name: 'Relances' })).toHaveAttribute('href', '/blog/edit/p1');
    expect((await rowOf('Devis')).getByText('Publié le 01/02/2026')).toBeVisible();
    expect(screen.getByText(/^2\s?articles$/)).toBeVisible();
  });

  it('publishes and unpublishes at once', async () => {
    const { written } = open(draft, published);
    await userEvent.click((await rowOf('Relances')).getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(written).toHaveLength(1));
    // The database sets the date: the clock of this machine may be wrong.
    expect(written[0]?.data).toEqual({ status: 'published' });
    await choose('Devis', 'Dépublier');
    await waitFor(() => expect(written).toHaveLength(2));
    expect(written[1]?.data).toEqual({ status: 'draft', published_at: null });
    expect(await (await rowOf('Relances')).findByText('Publié')).toBeVisible();
  });

  it('offers no action of a row twice while it waits for the answer', async () => {
    const answers: (() => void)[] = [];
    renderAdmin(
      [blogPosts],
      { blog_posts: [draft] },
      { at: '/blog', beforeAnswer: () => new Promise<void>((resolve) => answers.push(resolve)) },
    );
    const publish = (await rowOf('Relances')).getByRole('button', { name: 'Publier' });
    await userEvent.click(publish);
    await waitFor(() => expect(publish).toBeDisabled());
    answers[0]?.();
    expect(await screen.findByText('Publié')).toBeVisible();
  });

  it('shows when a scheduled article appears, in the time of Paris, and takes it back', async () => {
    const { written } = open({ ...published, published_at: '2099-07-01T07:30:00+00:00' });
    const row = await rowOf('Devis');
    expect(row.getByText('Programmé')).toBeVisible();
    expect(row.getByText('Pour le 01/07/2099 09:30')).toBeVisible();
    expect(row.queryByRole('button', { name: 'Publier' })).toBeNull();
    await choose('Devis', 'Dépublier');
    await waitFor(() => expect(written[0]?.data).toEqual({ status: 'draft', published_at: null }));
  });

  it('deletes only once confirmed', async () => {
    const { written } = open(draft);
    await choose('Relances', 'Supprimer');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written).toEqual([]);
    await choose('Relances', 'Supprimer');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(written).toEqual([{ method: 'delete', data: ['p1'] }]));
    expect(await screen.findByText('Aucun article trouvé')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Créer le premier article' })).toHaveAttribute('href', '/blog/new');
  });
});

describe('undoes an action on request', () => {
  it('a publication by unpublishing the article', async () => {
    const { written } = open(draft);
    await userEvent.click((await rowOf('Relances')).getByRole('button', { name: 'Publier' }));
    await screen.findByText('Article publié');
    await press('Annuler');
    await screen.findByText('C’est annulé');
    expect(written[1]?.data).toEqual({ status: 'draft', published_at: null });
    expect(await (await rowOf('Relances')).findByText('Brouillon')).toBeVisible();
  });

  it('an unpublication and a deletion by functions that give back what the screen cannot', async () => {
    const { called } = open(published);
    await choose('Devis', 'Dépublier');
    await screen.findByText('Article dépublié');
    await press('Annuler');
    await screen.findByText('C’est annulé');
    expect(called).toContainEqual({ name: 'undo_unpublish', args: { post_ids: ['p2'] } });

    await choose('Devis', 'Supprimer');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await screen.findByText(/^Article supprimé, conservé 30.jours dans la corbeille$/);
    await press('Annuler');
    await waitFor(() => expect(called).toContainEqual({ name: 'restore_from_trash', args: { item_ids: ['p2'] } }));
  });
});

describe('several articles at once', () => {
  it('are published, each that is not yet', async () => {
    const { written } = open(draft, published);
    await rowOf('Relances');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(screen.getByText(/^2\s?articles sélectionnés$/)).toBeVisible();
    const actions = within(screen.getByRole('group', { name: 'Actions sur la sélection' }));
    await userEvent.click(actions.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText('Article publié')).toBeVisible();
    expect(written).toHaveLength(1);
    expect(actions.queryByRole('button', { name: 'Publier' })).toBeNull();
  });

  it('are unpublished', async () => {
    open(published, { ...published, id: 'p3', title: 'Seul' });
    await rowOf('Seul');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await press('Dépublier');
    expect(await screen.findByText(/^2\s?articles dépubliés$/)).toBeVisible();
  });

  it('are deleted once confirmed', async () => {
    const { written } = open(draft, published);
    await rowOf('Relances');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Relances' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Devis' }));
    await press('Supprimer');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(written).toEqual([{ method: 'delete', data: ['p1', 'p2'] }]));
    expect(await screen.findByText(/^2\s?articles supprimés, conservés 30.jours dans la corbeille$/)).toBeVisible();
  });
});

describe('filters', () => {
  it('narrow the list, are kept under a name, and are cleared', async () => {
    open(draft, published);
    await rowOf('Devis');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Statut' }), 'Brouillon');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Devis' })).toBeNull());
    expect(await screen.findByText(/^1 sur 2\sarticles, filtré$/)).toBeVisible();

    await press('Recherches sauvegardées');
    await write(screen.getByLabelText('Nom de la recherche affichée'), 'Brouillons');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Tout afficher');
    await rowOf('Devis');

    await press('Recherches sauvegardées');
    await press('Brouillons');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Devis' })).toBeNull());
    expect(await screen.findByRole('combobox', { name: 'Statut' })).toHaveValue('draft');
  });

  it('offer the tags in use', async () => {
    open(draft, published);
    await rowOf('Devis');
    await userEvent.selectOptions(
      screen.getByLabelText('Tag'),
      await screen.findByRole('option', { name: /^a \(1\s?article\)$/ }),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Devis' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Relances' })).toBeVisible();
  });
});
