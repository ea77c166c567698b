// @module-tag spec-2-4-4
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../../tests/admin';
import { storedPost } from '../../../../tests/articles';
import type { Post } from '../post';
import { blogPosts } from '../resource';

const stored: Post = {
  ...storedPost,
  category: 'CRM',
  tags: ['devis', 'relance'],
  featured_image_url: null,
  read_time_minutes: 1,
  status: 'published',
  published_at: '2026-01-01T08:00:00Z',
  view_count: 3,
  meta_title: 'Relances',
};

const open = (at: string, post: Post = stored, refuse?: Error) =>
  renderAdmin([blogPosts], { blog_posts: [post] }, { at, ...(refuse && { refuse }) });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a new article', () => {
  it('fills slug and meta title from the title until they are edited', async () => {
    open('/blog/new');
    await userEvent.type(await screen.findByLabelText(/^Titre/), 'Été');
    expect(screen.getByLabelText('Slug')).toHaveValue('ete');
    expect(screen.getByLabelText('Meta Title')).toHaveValue('Été');
    await write(screen.getByLabelText('Slug'), '-bis');
    await write(screen.getByLabelText(/^Titre/), ' indien');
    expect(screen.getByLabelText('Slug')).toHaveValue('ete-bis');
    expect(screen.getByLabelText('Meta Title')).toHaveValue('Été indien');
    expect(screen.getByRole('link', { name: 'Aperçu' })).toHaveAttribute('href', '/blog/ete-bis');
  });

  it('opened again goes on following, where nobody wrote another address or another Meta Title', async () => {
    const draft = { ...stored, status: 'draft', published_at: null, meta_title: '', excerpt: 'Chapô' } as const;
    const { written } = open('/blog/edit/p1', { ...draft, slug: 'relances-2' });
    const title = await screen.findByLabelText(/^Titre/);
    expect(screen.getByLabelText('Meta Title')).toHaveValue('Relances');
    expect(screen.getByText(/^Suit le titre\s: un peu court/)).toBeVisible();
    expect(screen.getByLabelText('Meta Description')).toHaveValue('Chapô');
    await userEvent.type(title, '!{Backspace}');
    expect(screen.getByLabelText('Slug'), 'the number that its title needs').toHaveValue('relances-2');
    await write(title, ' corrigées');
    expect(screen.getByLabelText('Slug')).toHaveValue('relances-corrigees');
    expect(screen.getByLabelText('Meta Title')).toHaveValue('Relances corrigées');
    await press('Sauvegarder');
    await waitFor(() => expect(written).toHaveLength(1));
    const data = { slug: 'relances-corrigees', slug_origin: 'title', meta_title: '', meta_description: '' };
    expect(written[0]?.data).toMatchObject(data);
  });

  it('opened again keeps what somebody wrote, until they empty it', async () => {
    open('/blog/edit/p1', { ...stored, status: 'draft', published_at: null, slug_origin: 'written' });
    const title = await screen.findByLabelText(/^Titre/);
    const metaTitle = screen.getByLabelText('Meta Title');
    await write(title, ' hier');
    expect(screen.getByLabelText('Slug')).toHaveValue('relances');
    expect(metaTitle).toHaveValue('Relances');
    await userEvent.clear(screen.getByLabelText('Slug'));
    await userEvent.clear(metaTitle);
    expect(metaTitle).toHaveValue('');
    await write(title, ' soir');
    expect(screen.getByLabelText('Slug')).toHaveValue('relances-hier-soir');
    expect(metaTitle).toHaveValue('Relances hier soir');
  });

  it('estimates the reading time during typing, and none of no word', async () => {
    open('/blog/new');
    expect(await screen.findByText('Le temps de lecture s’estime dès le premier mot.')).toBeVisible();
    await write(screen.getByLabelText(/^Contenu/), `<p>${'mot '.repeat(201)}</p>`);
    expect(await screen.findByText('Temps de lecture estimé : 2 min')).toBeVisible();
  });

  it('is published with failed checks only after a question that names them', async () => {
    const { written, address } = open('/blog/new');
    const statuses = () => written.map(({ data }) => (data as Partial<Post>).status);
    await write(await screen.findByLabelText(/^Titre/), 'Titre');
    await write(screen.getByLabelText(/^Contenu/), 'Deux mots');
    expect(await screen.findByText('Le texte est très court.')).toBeVisible();
    expect(screen.getByText('Aucune image.')).toBeVisible();
    expect(screen.queryByText('Ordre des titres'), 'nothing good about two words').toBeNull();
    await press('Publier');
    const question = within(await screen.findByRole('dialog', { name: /^Publier l’article/ }));
    expect(
      question.getByText(/^Texte de 2.mots, extrait vide, aucune image à la une.: publier quand même.\?$/),
    ).toBeVisible();
    expect(statuses()).not.toContain('published');
    await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(statuses(), 'it saves itself as a draft').toEqual(['draft']));
    expect(screen.getByLabelText('Statut')).toHaveValue('draft');

    await press('Publier');
    const again = within(await screen.findByRole('dialog', { name: /^Publier l’article/ }));
    await userEvent.dblClick(again.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(address()).toBe('/blog'));
    expect(statuses()).toEqual(['draft', 'published']);
  }, 30_000);

  it('is published without a question when no check failed', async () => {
    const { written, address } = open('/blog/new');
    await write(await screen.findByLabelText(/^Titre/), 'Titre');
    await write(screen.getByLabelText(/^Contenu/), `<p>${'mot '.repeat(60)}</p>`);
    await write(screen.getByLabelText('Extrait'), 'En bref');
    await write(screen.getByLabelText(/^URL de l’image/), '/photo.webp');
    await write(screen.getByLabelText(/^Texte alternatif/), 'Un atelier');
    await press('Publier');
    await waitFor(() => expect(address()).toBe('/blog'));
    expect(written).toMatchObject([{ data: { status: 'published' } }]);
  });

  it('sends nothing without a title and a content', async () => {
    const { written } = open('/blog/new');
    await screen.findByLabelText(/^Titre/);
    await press('Sauvegarder');
    expect(await screen.findByRole('alert')).toHaveTextContent('Le titre et le contenu sont obligatoires');
    expect(written).toEqual([]);
  });

  it('is created with the typed values, then the list is shown', async () => {
    const { written, address } = open('/blog/new');
    await write(await screen.findByLabelText(/^Titre/), 'Titre');
    await write(screen.getByLabelText(/^Contenu/), 'Texte');
    await write(screen.getByLabelText(/^Tags/), 'a, b,');
    await userEvent.selectOptions(screen.getByLabelText('Catégorie'), 'NoCode');
    await userEvent.click(screen.getByLabelText('Article à la une'));
    await press('Sauvegarder');
    await waitFor(() => expect(address()).toBe('/blog'));
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      method: 'create',
      data: { title: 'Titre', slug: 'titre', tags: ['a', 'b'], category: 'NoCode', featured: true, status: 'draft' },
    });
  });
});

describe('an existing article', () => {
  it('keeps its address when its title changes, and says where the former address will lead', async () => {
    open('/blog/edit/p1');
    await write(await screen.findByLabelText(/^Titre/), ' de devis');
    expect(screen.getByLabelText('Slug')).toHaveValue('relances');
    expect(screen.getByLabelText(/^Tags/)).toHaveValue('devis, relance');
    await write(screen.getByLabelText('Slug'), '-bis');
    expect(await screen.findByText(/l’ancienne adresse, \/blog\/relances, mènera à la nouvelle/)).toBeVisible();
  });

  it('is saved with the status of its select', async () => {
    const { written, address } = open('/blog/edit/p1');
    await userEvent.selectOptions(await screen.findByLabelText('Statut'), 'Brouillon');
    await press('Mettre à jour');
    await waitFor(() => expect(address()).toBe('/blog'));
    expect(written[0]).toMatchObject({ method: 'update', data: { status: 'draft' } });
    expect(written[0]?.data).not.toHaveProperty('view_count');
  });

  it('stays on the screen when the database refuses it, and leaving asks first', async () => {
    const refusal = new HttpError('duplicate key value violates "blog_posts_slug_key"', 409, { code: '23505' });
    const { address } = open('/blog/edit/p1', stored, refusal);
    await write(await screen.findByLabelText(/^Titre/), ' bis');
    await press('Mettre à jour');
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Erreur lors de la sauvegarde : cette adresse (slug) est déjà prise.');
    expect(banner).toHaveTextContent('duplicate key value');
    await userEvent.click(screen.getByRole('link', { name: 'Retour' }));
    expect(await screen.findByRole('dialog', { name: /^Quitter sans sauvegarder/ })).toBeVisible();
    await press('Sauvegarder et quitter');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/blog/edit/p1');
  });

  it('that does not exist has a message', async () => {
    open('/blog/edit/p2');
    expect(await screen.findByText('Article non trouvé')).toBeVisible();
  });
});
