// @module-tag spec-10-6
// @module-tag spec-2-4-6
// @module-tag spec-4
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../../tests/admin';
import { audit, openPages, press, prices, terms } from '../../../../tests/pages';
import { pages } from '../resource';

const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Modifier' }));
const content = () => screen.getByLabelText(/^Contenu \(HTML\)/);

afterEach(() => localStorage.clear());

describe('editing a page', () => {
  it('saves the changes and shows them again', { tags: 'spec-7' }, async () => {
    const { written } = openPages([audit]);
    await edit();
    expect(await screen.findByLabelText('URL')).toHaveAttribute('readonly');
    expect(content()).toHaveAttribute('rows', '25');
    await write(screen.getByLabelText(/^Titre/), ' gratuit');
    await userEvent.click(screen.getByRole('tab', { name: 'SEO' }));
    await write(screen.getByLabelText('Meta Title'), ', 30 minutes');
    expect(screen.getByText('25/60')).toBeVisible();
    await press('Sauvegarder');
    expect(await screen.findByText(/^Page sauvegardée avec succès.!$/)).toBeVisible();
    expect(written).toHaveLength(1);
    expect(written[0]?.data).toMatchObject({
      title: 'Audit de processus gratuit',
      meta_title: 'Audit gratuit, 30 minutes',
      excerpt: '',
      featured_image_url: null,
      content: audit.content,
    });
    expect(written[0]?.data).not.toHaveProperty('slug');
    expect(await screen.findByRole('button', { name: 'Modifier' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Audit de processus gratuit' })).toBeVisible();
  });

  it('is cancelled without a question: the stored values come back', async () => {
    const { written } = openPages([audit]);
    await edit();
    await write(await screen.findByLabelText('Extrait'), 'Perdu');
    await press('Annuler');
    expect(await screen.findByText('Aucun extrait défini')).toBeVisible();
    expect(screen.getByText('Aucune image définie')).toBeVisible();
    await edit();
    expect(await screen.findByLabelText('Extrait')).toHaveValue('');
    expect(written).toEqual([]);
  });

  it('that was cancelled comes back from the notice', async () => {
    const { written } = openPages([audit]);
    await edit();
    await write(await screen.findByLabelText('Extrait'), 'Retrouvé');
    await press('Annuler');
    expect(await screen.findByText('Modifications annulées')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Rétablir' }));
    expect(await screen.findByLabelText('Extrait')).toHaveValue('Retrouvé');
    await press('Sauvegarder');
    expect(await screen.findByText(/^Page sauvegardée avec succès/)).toBeVisible();
    expect(written[0]?.data).toMatchObject({ excerpt: 'Retrouvé' });
  });

  it('asks nothing when somebody leaves an unchanged page', async () => {
    openPages([audit]);
    await edit();
    await screen.findByLabelText('Extrait');
    await press('Annuler');
    expect(await screen.findByText('Aucun extrait défini')).toBeVisible();
    expect(screen.queryByText('Modifications annulées')).toBeNull();
  });

  it('asks before another page is selected, which then opens in its initial state', async () => {
    const { address } = openPages([audit, terms]);
    await edit();
    await write(await screen.findByLabelText('Extrait'), 'Nouveau');
    await userEvent.click(screen.getByRole('tab', { name: 'SEO' }));
    await userEvent.click(screen.getByRole('link', { name: 'Conditions générales' }));
    expect(await screen.findByRole('dialog', { name: /^Quitter sans sauvegarder/ })).toBeVisible();
    expect(address()).toBe('/pages');
    await press('Rester');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: 'Contenu' }));
    expect(screen.getByLabelText('Extrait')).toHaveValue('Nouveau');
    await userEvent.click(screen.getByRole('link', { name: 'Conditions générales' }));
    await press('Quitter sans sauvegarder');
    await waitFor(() => expect(address()).toBe('/pages/edit/p2'));
    expect(await screen.findByRole('button', { name: 'Modifier' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Contenu', selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Audit de processus' }));
    expect(await screen.findByText(/^Une version non sauvegardée .* est gardée dans ce navigateur\.$/)).toBeVisible();
    await press('Reprendre');
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurer' }));
    expect(screen.getByLabelText('Extrait')).toHaveValue('Nouveau');
  });

  it('names failed checks before a page is published', async () => {
    const { written } = openPages([{ ...prices, content: `<h3>Bas</h3>${audit.content}<img src="/a.webp">` }]);
    await edit();
    await userEvent.selectOptions(await screen.findByLabelText('Statut'), 'Publié');
    await press('Sauvegarder');
    const question = within(await screen.findByRole('dialog', { name: /^Publier la page/ }));
    expect(question.getByText(/^Image sans texte alternatif, titres en désordre/)).toBeVisible();
    expect(written).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText(/^Page sauvegardée avec succès.!$/)).toBeVisible();
    expect(written[0]?.data).toMatchObject({ status: 'published' });
  });

  it('counts what visitors read, prices in the place of their names', { tags: 'spec-5' }, async () => {
    const services = [{ id: 's1', slug: 'services/audit', price: 1500, position: 1 }];
    renderAdmin([pages], { pages: [{ ...audit, meta_title: 'Dès {{prix audit}}' }], services }, { at: '/pages' });
    await userEvent.click(await screen.findByRole('tab', { name: 'SEO' }));
    expect(await screen.findByText('Meta Title (14/60)')).toBeVisible();
    await edit();
    expect(await screen.findByText('14/60')).toBeVisible();
    expect(screen.getByText('Meta Title 14/60')).toBeInTheDocument();
  });

  it('requires a title, with an error at its field', async () => {
    const { written } = openPages([audit]);
    await edit();
    await userEvent.clear(await screen.findByLabelText(/^Titre/));
    await userEvent.click(screen.getByRole('tab', { name: 'SEO' }));
    await press('Sauvegarder');
    expect(await screen.findByText('Le titre est obligatoire')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Contenu', selected: true })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Titre/)).toHaveFocus());
    expect(written).toEqual([]);
  });

  it('keeps every word when the database refuses, and Ctrl+S saves without leaving', { tags: 'spec-8' }, async () => {
    openPages([audit], '/pages', new HttpError('value too long', 400, { code: '23514' }));
    await edit();
    await write(await screen.findByLabelText('Extrait'), 'Nouveau');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde');
    expect(screen.getByLabelText('Extrait')).toHaveValue('Nouveau');
    expect(screen.getByRole('button', { name: 'Sauvegarder' })).toBeEnabled();
  });
});
