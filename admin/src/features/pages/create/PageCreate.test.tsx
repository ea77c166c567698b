// @module-tag spec-10-6
// @module-tag spec-2-4-6
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { write } from '../../../../tests/admin';
import { audit, openPages, press, terms } from '../../../../tests/pages';

afterEach(() => localStorage.clear());

describe('a new page', () => {
  it('follows its title, comes last, and opens', async () => {
    const { written, address } = openPages([audit, terms], '/pages/new');
    await write(await screen.findByLabelText(/^Titre/), 'Été à l’atelier');
    expect(screen.getByLabelText(/^Slug/)).toHaveValue('ete-a-latelier');
    await press('Créer la page');
    await waitFor(() => expect(address()).toMatch(/^\/pages\/edit\//));
    expect(written).toEqual([
      {
        method: 'create',
        data: {
          title: 'Été à l’atelier',
          slug: 'ete-a-latelier',
          slug_origin: 'title',
          status: 'draft',
          sort_order: 30,
        },
      },
    ]);
  });

  it('is published after the question that editing asks', async () => {
    const { written } = openPages([audit], '/pages/new');
    await write(await screen.findByLabelText(/^Titre/), 'Nos tarifs');
    await userEvent.selectOptions(screen.getByLabelText('Statut'), 'Publié');
    await press('Créer la page');
    const question = within(await screen.findByRole('dialog', { name: /^Publier la page/ }));
    expect(question.getByText(/^Texte de 0.mot/)).toBeVisible();
    expect(written).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(written[0]?.data).toMatchObject({ slug: 'nos-tarifs', status: 'published' }));
  });

  it('that was not created survives its tab, once', async () => {
    const killed = openPages([audit], '/pages/new');
    await write(await screen.findByLabelText(/^Titre/), 'Jamais créée');
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('Jamais créée'));
    killed.unmount();
    const { address } = openPages([audit], '/pages/new');
    expect(await screen.findByText(/^Une version non sauvegardée du .* a été retrouvée\.$/)).toBeVisible();
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('');
    await press('Restaurer');
    expect(screen.getByLabelText(/^Slug/)).toHaveValue('jamais-creee');
    await userEvent.type(screen.getByLabelText(/^Titre/), '{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/pages\/edit\//));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('unsaved:'))).toEqual([]);
  });

  it.each([
    ['cgv', /déjà celle de « Conditions générales »/],
    ['blog', /celle d’un écran du site/],
    ['équipe/paris', /^Minuscules sans accent/],
    ['equipe/paris', /^Avant une barre oblique/],
  ])('is not sent with the address « %s »', async (slug, reason) => {
    const { written } = openPages([audit, terms], '/pages/new');
    await write(await screen.findByLabelText(/^Titre/), 'Essai');
    await userEvent.clear(screen.getByLabelText(/^Slug/));
    await write(screen.getByLabelText(/^Slug/), slug);
    await press('Créer la page');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(written).toEqual([]);
  });
});
