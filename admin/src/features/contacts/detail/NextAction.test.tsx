// @module-tag spec-2-4-5
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../../../tests/admin';
import { nadege } from '../../../../tests/contacts';
import { parisMomentAfter } from '../../../formats/paris-time';
import { contacts } from '../resource';

it.each([
  ['tomorrow', '2026-11-22T23:30:00Z', '2026-11-24T08:00:00+00:00'],
  ['monday', '2026-11-23T09:00:00Z', '2026-11-30T08:00:00+00:00'],
  ['monday', '2026-07-05T09:00:00Z', '2026-07-06T07:00:00+00:00'],
] as const)('%s is a day of Paris: after %s it begins its work at %s', (day, from, at) =>
  expect(parisMomentAfter(new Date(from), day, '09:00')).toBe(at),
);

it('a next action is planned with one button, done by key, and brought back', async () => {
  const { written } = renderAdmin([contacts], { contacts: [nadege] }, { at: '/contacts?contact=c1' });
  const stored = () => Object.assign({}, ...written.map(({ data }) => data)) as object;
  const panel = within(await screen.findByRole('region', { name: 'À faire' }));
  expect(panel.getByText(/^Aucune suite prévue · réponse en retard$/)).toBeVisible();
  await write(panel.getByLabelText('Prochaine action'), 'Envoyer le devis');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true })), 'the browser asks').toBe(false);
  await waitFor(() => expect(stored()).toEqual({ next_action: 'Envoyer le devis' }));
  await write(panel.getByLabelText('Par qui'), 'Camille');
  await userEvent.click(panel.getByRole('button', { name: 'À faire demain' }));
  const next_action_at = parisMomentAfter(new Date(), 'tomorrow', '09:00');
  const planned = { next_action: 'Envoyer le devis', next_action_at, next_action_by: 'Camille' };
  await waitFor(() => expect(stored()).toEqual(planned));
  await panel.findByText(/^Envoyer le devis · .+ 09:00 · Camille · réponse en retard$/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('C’est fait');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  const nothing = { next_action: null, next_action_at: null, next_action_by: null };
  await waitFor(() => expect(written.slice(-2).map(({ data }) => data)).toEqual([nothing, planned]));
});

it('words that were just typed are saved when another request is opened', async () => {
  const other = { ...nadege, id: 'c2', name: 'Hamid Benkacem' };
  const { written } = renderAdmin([contacts], { contacts: [nadege, other] }, { at: '/contacts?contact=c1' });
  await write(await screen.findByLabelText('Prochaine action'), 'Rappeler');
  await userEvent.click(screen.getByRole('link', { name: 'Hamid Benkacem' }));
  await waitFor(() => expect(written.map(({ data }) => data)).toEqual([{ next_action: 'Rappeler' }]));
});

it('words typed when the session has ended wait for the password, and are saved', { tags: 'spec-2-4-4' }, async () => {
  const answers = [() => Promise.reject(new HttpError('JWT expired', 401))];
  const { written } = renderAdmin(
    [contacts],
    { contacts: [nadege] },
    { at: '/contacts?contact=c1', beforeAnswer: () => answers.shift()?.() ?? Promise.resolve() },
  );
  await write(await screen.findByLabelText('Prochaine action'), 'Rappeler');
  const dialog = within(await screen.findByRole('dialog', { name: 'Votre session a pris fin' }));
  await userEvent.type(dialog.getByLabelText(/^Mot de passe/), 'secret');
  await userEvent.click(dialog.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = { next_action: 'Rappeler' };
  await waitFor(() => expect(written.map(({ data }) => data)).toEqual([saved, saved]));
  expect(screen.getByLabelText('Prochaine action')).toHaveValue('Rappeler');
});
