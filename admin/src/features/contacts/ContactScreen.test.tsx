// @module-tag spec-2-4-5
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { nadege } from '../../../tests/contacts';
import type { Contact } from './contact';
import { contacts } from './resource';

const hamid: Contact = {
  ...nadege,
  id: 'c2',
  name: 'Hamid Benkacem',
  status: 'closed',
  created_at: '2026-11-19T09:00:00Z',
};

const writtenNotes = { notes: 'Rappeler', expected_updated_at: nadege.notes_updated_at };

const counts = { byStatus: { new: 1, closed: 1 }, latest: '2026-11-20T09:00:00Z' };

const open = (rows: readonly Contact[], refuse?: Error) =>
  renderAdmin(
    [contacts],
    { contacts: rows },
    { at: '/contacts', functions: { contact_counts: () => counts }, ...(refuse && { refuse }) },
  );
const findSaveStatus = async () => (await screen.findAllByText(/^Sauvegardé à \d\d:\d\d$/))[0];
const select = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const check = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const list = () => within(screen.getByRole('list', { name: 'Contacts' }));
const items = () => list().getAllByRole('listitem');

describe('the contacts screen', () => {
  it('shows the selected request, with ways to answer it', async () => {
    const { address } = open([nadege, hamid]);
    expect(await screen.findByText('Sélectionnez un contact pour voir les détails')).toBeVisible();
    await screen.findByText('Nadège Kerbrat');
    for (const words of 'Nouveau|nadege@example.fr|02 61 91 24 08|Kerbrat Fleurs|Autre|20/11/2026|Bonjour'.split('|'))
      expect(items()[0]).toHaveTextContent(words);
    await select('Nadège Kerbrat');
    const region = await screen.findByRole('region', { name: 'Détail du contact' });
    for (const words of ['Kerbrat Fleurs', 'Autre', 'Bonjour', 'Site web', 'Reçu le'])
      expect(region).toHaveTextContent(words);
    const detail = within(region);
    expect(detail.getByLabelText('Statut')).toHaveValue('new');
    expect(detail.getByRole('link', { name: 'nadege@example.fr' })).toHaveAttribute('href', 'mailto:nadege@example.fr');
    expect(detail.getByRole('link', { name: '02 61 91 24 08' })).toHaveAttribute('href', 'tel:0261912408');
    expect(address()).toBe('/contacts?contact=c1');
  });

  it('counts the new requests in the menu', async () => {
    open([nadege, hamid]);
    const menu = within(screen.getByRole('navigation', { name: 'Administration' }));
    const link = menu.getByRole('link', { name: 'Contacts' });
    await waitFor(() => expect(link).toHaveAccessibleDescription(/^1.nouvelle demande$/));
    expect(within(link).getByText('1')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Tableau de bord' })).not.toHaveAccessibleDescription();
  });

  it('saves a status at once, from any to any', { tags: 'spec-4' }, async () => {
    const { written } = open([nadege, hamid]);
    await select('Hamid Benkacem');
    await userEvent.selectOptions(await screen.findByLabelText('Statut'), 'Nouveau');
    await waitFor(() => expect(list().getAllByText('Nouveau')).toHaveLength(2));
    await userEvent.selectOptions(screen.getByLabelText('Statut'), 'Converti');
    await waitFor(() => expect(written.map(({ data }) => data)).toEqual([{ status: 'new' }, { status: 'converted' }]));
  });

  it('reverts a refused status and shows an error', { tags: 'spec-8' }, async () => {
    open([nadege], new HttpError('permission denied for table contacts', 403, { code: '42501' }));
    await select('Nadège Kerbrat');
    await userEvent.selectOptions(await screen.findByLabelText('Statut'), 'Fermé');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erreur lors de la mise à jour : vos droits ne le permettent pas.',
    );
    await waitFor(() => expect(screen.getByLabelText('Statut')).toHaveValue('new'));
  });

  it('comes back as the list, not as the request that was open, whatever its address held', async () => {
    const { address } = renderAdmin(
      [contacts],
      { contacts: [nadege] },
      { at: '/contacts?contact=c1&filter={}', dashboard: () => 'Accueil' },
    );
    await screen.findByRole('region', { name: 'Détail du contact' });
    await select('Tableau de bord');
    await screen.findByText('Accueil');
    await select('Contacts');
    expect(await screen.findByText('Sélectionnez un contact pour voir les détails')).toBeVisible();
    expect(address()).not.toContain('contact=');
  });

  it('filters by status', async () => {
    open([nadege, hamid]);
    await userEvent.selectOptions(await screen.findByLabelText('Filtrer par statut'), 'Fermés');
    await waitFor(() => expect(screen.queryByText('Nadège Kerbrat')).toBeNull());
    expect(list().getByText('Hamid Benkacem')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Filtrer par statut'), 'Qualifiés');
    expect(await screen.findByText('Aucun contact trouvé')).toBeVisible();
  });

  it('saves notes once, shortly after the last keystroke', async () => {
    const { written } = open([nadege]);
    await select('Nadège Kerbrat');
    await userEvent.type(await screen.findByLabelText('Notes'), 'Rappeler');
    expect(await findSaveStatus()).toBeVisible();
    expect(written).toEqual([{ method: 'update', data: writtenNotes }]);
  });

  it('saves notes on leaving', async () => {
    const { written } = open([nadege, hamid]);
    await select('Nadège Kerbrat');
    await write(await screen.findByLabelText('Notes'), 'Rappeler');
    await select('Hamid Benkacem');
    await waitFor(() => expect(written).toEqual([{ method: 'update', data: writtenNotes }]));
  });

  it('keeps unsaved notes when another request is selected, with a message that restores them', async () => {
    const { written } = open([nadege, hamid], new HttpError('too long', 400, { code: '23514' }));
    await select('Nadège Kerbrat');
    await write(await screen.findByLabelText('Notes'), 'Rappeler');
    await waitFor(() => expect(written).toHaveLength(1));
    await userEvent.tab();
    await waitFor(() => expect(written, 'one tries again by leaving the field').toHaveLength(2));
    await select('Hamid Benkacem');
    expect(await screen.findByText(/^Vos notes sur Nadège Kerbrat n’ont pas été sauvegardées/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Rouvrir' }));
    expect(await screen.findByText(/^Une version non sauvegardée du .* a été retrouvée/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restaurer' }));
    expect(screen.getByLabelText('Notes')).toHaveValue('Rappeler');
  });

  it('deletes a request once confirmed and closes it', { tags: 'spec-5' }, async () => {
    const { written, address, called } = open([nadege]);
    await select('Nadège Kerbrat');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /Nadège Kerbrat : la demande et vos notes seront placées dans la corbeille, d’où elles peuvent revenir entières pendant 30 jours/,
    );
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(address()).toBe('/contacts'));
    expect(written).toEqual([{ method: 'delete', data: ['c1'] }]);
    expect(await screen.findByText(/^Contact supprimé, conservé 30.jours dans la corbeille$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('C’est annulé')).toBeVisible();
    expect(called).toContainEqual({ name: 'restore_from_trash', args: { item_ids: ['c1'] } });
  });

  it('saves notes when the page is hidden or closed', async () => {
    const { written } = open([nadege]);
    await select('Nadège Kerbrat');
    await write(await screen.findByLabelText('Notes'), 'Rappeler');
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(written).toEqual([{ method: 'update', data: writtenNotes }]);
    expect(await findSaveStatus()).toBeVisible();
    expect(written).toHaveLength(1);
  });

  it('prepares an answer', async () => {
    open([nadege]);
    await select('Nadège Kerbrat');
    const answer = await screen.findByRole('link', { name: 'Répondre' });
    expect(answer.getAttribute('href')).toMatch(/^mailto:nadege@example\.fr\?subject=.*&body=Bonjour%20Nad/);
  });

  it('searches', async () => {
    open([nadege, hamid]);
    await write(await screen.findByLabelText('Rechercher'), 'hamid');
    await waitFor(() => expect(screen.queryByText('Nadège Kerbrat')).toBeNull());
    expect(list().getByText('Hamid Benkacem')).toBeVisible();
  });

  it('counts requests by status, each count being a filter', async () => {
    open([nadege, hamid]);
    const closed = await screen.findByRole('button', { name: '1 Fermés' });
    expect(screen.getByRole('button', { name: '0 Qualifiés' })).toBeVisible();
    await userEvent.click(closed);
    await waitFor(() => expect(screen.queryByText('Nadège Kerbrat')).toBeNull());
    expect(screen.getByLabelText('Filtrer par statut')).toHaveValue('closed');
    expect(closed).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes through the list with the arrow keys', async () => {
    const { address } = open([nadege, hamid]);
    (await screen.findByRole('link', { name: 'Nadège Kerbrat' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Hamid Benkacem' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Nadège Kerbrat' })).toHaveFocus();
    // The window of jsdom is as narrow as a phone, where the arrow keys do not open the request.
    expect(address()).toBe('/contacts');
  });

  it('gives several requests a status, and their former ones back', async () => {
    const { written } = open([nadege, hamid]);
    await check('Tout sélectionner');
    await userEvent.selectOptions(screen.getByLabelText('Nouveau statut'), 'Qualifié');
    await userEvent.click(screen.getByRole('button', { name: 'Appliquer' }));
    await waitFor(() => expect(list().getAllByText('Qualifié')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(items()[1]).toHaveTextContent(/Hamid Benkacem.*Fermé/));
    expect(items()[0]).toHaveTextContent(/Nadège Kerbrat.*Nouveau/);
    expect(written.map(({ data }) => data)).toEqual([{ status: 'qualified' }, { status: 'new' }, { status: 'closed' }]);
  });

  it('deletes several requests once confirmed, those ticked and no other', async () => {
    const { written } = open([nadege, hamid, { ...hamid, id: 'c3', name: 'Ana Ruiz' }]);
    await check('Sélectionner Nadège Kerbrat');
    await check('Sélectionner Hamid Benkacem');
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    const dialog = within(screen.getByRole('dialog', { name: /^Supprimer 2.contacts.\?$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(written).toEqual([{ method: 'delete', data: ['c1', 'c2'] }]);
  });
});
