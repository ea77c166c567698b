// @module-tag spec-10-5
import { readCsv } from '@agency-site/import/csv';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { fileColumnsOf, toCsv } from '../../formats/csv';
import { readSubscribers } from './read-subscribers';
import { subscribers } from './subscribers';

const ana = {
  id: 's1',
  email: 'ana@example.fr',
  consented_at: '2026-11-20T09:00:00Z',
  created_at: '2026-11-20T09:00:00Z',
};
const paul = { ...ana, id: 's2', email: 'paul@example.fr', created_at: '2026-11-19T09:00:00Z' };

const open = (rows: readonly object[], refuse?: Error) =>
  renderAdmin([subscribers], { newsletter_subscribers: rows }, { at: '/newsletter', ...(refuse && { refuse }) });

describe('the newsletter’s subscribers', () => {
  it('are listed, latest first, with their consent', async () => {
    open([paul, ana]);
    const rows = within(await screen.findByRole('table', { name: 'Abonnés' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([ana.email, paul.email]);
    expect(screen.getByRole('columnheader', { name: /onsentement donné le/ })).toBeVisible();
    expect(rows[0]).toHaveTextContent('20/11/2026');
    expect(screen.getByText(/^2.abonnés$/)).toBeVisible();
  });

  it('are searched', async () => {
    open([ana, paul]);
    const field = await screen.findByPlaceholderText('Rechercher une adresse');
    expect(within(field.closest('.MuiInputBase-root') as HTMLElement).getByTestId('SearchIcon')).toBeVisible();
    await write(field, 'paul');
    await waitFor(() => expect(screen.queryByText(ana.email)).toBeNull());
    expect(screen.getByRole('link', { name: paul.email })).toBeVisible();
  });

  it('are exported with the proof of their consent', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    open([ana]);
    await userEvent.click(await screen.findByRole('button', { name: 'Exporter (CSV)' }));
    expect(await screen.findByText(/^1.ligne exportée$/)).toBeVisible();
    expect(await files[0]?.text()).toMatch(
      /^"E-mail";"État";"Consentement donné le";"Confirmé le";"Parti le";"Phrase acceptée";"Origine"\r\n"ana@example\.fr";.*20\/11\/2026/,
    );
  });

  it('are deleted once confirmed', async () => {
    const { written } = open([ana, paul]);
    await userEvent.click(await screen.findByRole('button', { name: `Supprimer ${ana.email}` }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/preuve de son consentement/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: ana.email })).toBeNull());
    expect(written).toEqual([{ method: 'delete', data: 's1' }]);
    expect(await screen.findByText('Abonné supprimé')).toBeVisible();
  });

  it('stay when the database refuses, and the banner shows the error', async () => {
    open([ana], new HttpError('permission denied', 403, { code: '42501' }));
    await userEvent.click(await screen.findByRole('button', { name: `Supprimer ${ana.email}` }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la suppression');
    expect(screen.getByRole('link', { name: ana.email })).toBeVisible();
  });

  it('may be none', async () => {
    open([]);
    expect(await screen.findByText('Aucun abonné trouvé')).toBeVisible();
  });
});

it('subscribers are imported from a file, and the screen lists those refused', async () => {
  const { called } = renderAdmin(
    [subscribers],
    { newsletter_subscribers: [ana] },
    {
      at: '/newsletter',
      functions: {
        import_subscribers: () => [{ confirmed: 1, pending: 0, ended: 2, known: [paul.email], refused: [] }],
      },
    },
  );
  await screen.findByRole('table', { name: 'Abonnés' });
  const text = `E-mail;État\n${paul.email};Abonné\nzoe@example.fr;Prospect\n`;
  await userEvent.upload(screen.getByLabelText('Fichier CSV ou Excel'), new File([text], 'a.csv'));
  const left = await screen.findByRole('alert');
  expect(left).toHaveTextContent(/1.abonné ajouté, 2.adresses gardées comme parties\. 2.lignes ne sont pas reprises/);
  expect(left).toHaveTextContent(/zoe@example\.fr.*Prospect.*paul@example\.fr.*déjà dans la liste/);
  expect(called).toContainEqual({
    name: 'import_subscribers',
    args: { subscribers: [{ email: paul.email, state: 'confirmed' }] },
  });
});

it('a person marks, resubscribes or unsubscribes an address by hand', async () => {
  const { called } = renderAdmin(
    [subscribers],
    { newsletter_subscribers: [{ ...ana, state: 'bounced' }, paul] },
    { at: '/newsletter', functions: { change_subscription: () => 'pending' } },
  );
  await userEvent.click(await screen.findByRole('button', { name: `Modifier l’abonnement de ${ana.email}` }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Réabonner']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Réabonner' }));
  expect(await screen.findByText('Un e-mail lui demande de confirmer son abonnement.')).toBeVisible();
  expect(called).toContainEqual({
    name: 'change_subscription',
    args: { subscriber_id: ana.id, to_state: 'confirmed' },
  });
});

it('a file of another encoding is read, or refused whole', async () => {
  open([ana]);
  await screen.findByRole('table', { name: 'Abonnés' });
  await userEvent.upload(screen.getByLabelText('Fichier CSV ou Excel'), new File([Uint8Array.of(0x61, 0x8e)], 'a.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Rien n’est importé.*CSV UTF-8/);
});

it('an export of the list imports unchanged', () => {
  const rows = [
    {
      email: '+ana@x.fr',
      state: 'confirmed',
      consented_at: '2026-07-20T09:00:12.000Z',
      confirmed_at: '2026-07-20T09:01:13.000Z',
      source: 'website',
      consent_words: 'J’accepte ; « oui », "oui"',
    },
    {
      email: 'paul@x.fr',
      state: 'unsubscribed',
      consented_at: '2025-01-20T09:00:12.000Z',
      unsubscribed_at: '2026-01-20T09:00:14.000Z',
      source: 'import',
    },
    { email: 'zoe@x.fr', state: 'pending', consented_at: '2026-10-25T00:30:12.000Z', source: 'website' },
    { email: 'luc@x.fr', state: 'bounced', consented_at: '2025-01-20T09:00:12.000Z', source: 'Salon' },
  ];
  const file = toCsv(fileColumnsOf(subscribers.options.columns), rows);
  expect(readSubscribers(readCsv(new TextEncoder().encode(file)), 'newsletter_subscribers.csv')).toEqual({
    subscribers: rows,
    refused: [],
  });
});
