import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../../tests/admin';
import { nadege } from '../../../../tests/contacts';
import { contacts } from '../resource';

const counts = { byStatus: { new: 1 }, latest: nadege.created_at };

const open = (options: { refuse?: Error; beforeAnswer?: () => Promise<void> } = {}) =>
  renderAdmin(
    [contacts],
    { contacts: [nadege] },
    { at: '/contacts?vue=pipeline', functions: { contact_counts: () => counts }, ...options },
  );
const column = (name: string) => within(screen.getByRole('region', { name }));
const moveButton = () => screen.findByRole('button', { name: /^Déplacer Nadège Kerbrat/ });

describe('the board', () => {
  it('has a column for each status, and cards that open their request', async () => {
    open();
    const card = await screen.findByRole('link', { name: 'Nadège Kerbrat' });
    expect(card).toHaveAttribute('href', '/contacts?vue=pipeline&contact=c1');
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Nouveaux',
      'Contactés',
      'Qualifiés',
      'Convertis',
      'Fermés',
    ]);
  });

  it('opens a card’s request beside the columns, and closes it', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Nadège Kerbrat' }));
    const detail = within(await screen.findByRole('region', { name: 'Détail du contact' }));
    expect(await detail.findByRole('link', { name: 'nadege@example.fr' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Nouveaux' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Fermer' }));
    expect(screen.queryByRole('region', { name: 'Détail du contact' })).toBeNull();
    expect(address()).toBe('/contacts?vue=pipeline');
    const views = within(screen.getByRole('navigation', { name: 'Vue des contacts' }));
    expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Pipeline');
    await userEvent.click(views.getByRole('link', { name: 'Liste' }));
    expect(address()).toBe('/contacts');
  });

  it('moves a card with the arrow keys, at once, and keeps the focus on it', async () => {
    const { written } = open();
    (await moveButton()).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await column('Contactés').findByText('Nadège Kerbrat')).toBeVisible();
    await waitFor(async () => expect(await moveButton()).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(await column('Qualifiés').findByText('Nadège Kerbrat')).toBeVisible();
    await waitFor(() =>
      expect(written.map(({ data }) => data)).toEqual([{ status: 'contacted' }, { status: 'qualified' }]),
    );
    expect(await screen.findByText('Nadège Kerbrat : qualifié')).toBeVisible();
  });

  it('moves a card from the column it is in, whatever an earlier move’s answer says', async () => {
    const answer: (() => void)[] = [];
    const { written } = open({ beforeAnswer: () => new Promise<void>((resolve) => answer.push(resolve)) });
    (await moveButton()).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await column('Contactés').findByText('Nadège Kerbrat')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(await column('Qualifiés').findByText('Nadège Kerbrat')).toBeVisible();
    expect(written).toHaveLength(1);
    answer[0]?.();
    await waitFor(() => expect(written, 'the second move is sent after the first answer').toHaveLength(2));
    await userEvent.keyboard('{ArrowLeft}');
    expect(await column('Contactés').findByText('Nadège Kerbrat')).toBeVisible();
  });

  it('moves a card with a menu', async () => {
    const { written } = open();
    await userEvent.click(await moveButton());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fermé' }));
    expect(await column('Fermés').findByText('Nadège Kerbrat')).toBeVisible();
    await waitFor(() => expect(written).toHaveLength(1));
  });

  it('is searched, and counts what it found', async () => {
    open();
    await write(await screen.findByLabelText('Rechercher'), 'personne');
    await userEvent.keyboard('{Enter}');
    expect(await column('Nouveaux').findByText('Aucun contact trouvé')).toBeVisible();
    expect(column('Nouveaux').getByRole('heading')).toHaveTextContent('Nouveaux0');
    await userEvent.clear(screen.getByLabelText('Rechercher'));
    expect(await column('Nouveaux').findByText('Nadège Kerbrat')).toBeVisible();
  });

  it('puts a card back when the database refuses', async () => {
    open({ refuse: new HttpError('permission denied', 403, { code: '42501' }) });
    (await moveButton()).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la mise à jour');
    await waitFor(() => expect(column('Nouveaux').getByText('Nadège Kerbrat')).toBeVisible());
  });
});
