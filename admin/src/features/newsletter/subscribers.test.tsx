// @module-tag spec-10-5
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { subscriberLines, subscribers } from './subscribers';

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
      /^E-mail;État;Consentement donné le;Confirmé le;Parti le;Phrase acceptée;Origine\r\nana@example\.fr;.*20\/11\/2026/,
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

it.each([
  [' ana@example ', 'ana@example'],
  ['jean_marc', String.raw`jean\_marc`],
  ['a b', 'ab'],
])('%j is searched as %j', (words, pattern) => {
  expect(subscribers.options.filters?.['q']?.(words)).toEqual(['email@ilike', pattern]);
});

it('subscribers are read from a file, with the date of their consent in either spelling', () => {
  const file =
    'E-mail;Accord\nana@example.fr;01/03/2025 10:12\n"Paul";paul@example.fr;2025-04-02T08:00:00Z\nzoe@example.fr;99/99/2025\n;\n';
  expect(subscriberLines(file)).toEqual([
    { email: 'ana@example.fr', consented_at: '2025-03-01' },
    { email: 'paul@example.fr', consented_at: '2025-04-02' },
    { email: 'zoe@example.fr', consented_at: null },
  ]);
});
