import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';

const entry = {
  happened_at: '2026-11-20T09:31:05Z',
  email: 'ana@example.fr',
  source: 'person',
  event: 'update',
  table_name: 'testimonials',
  row_id: 't1',
  about: null,
  columns: ['words', 'published'],
};
const signIn = { ...entry, event: 'sign_in', table_name: null, row_id: null, columns: [] };
const testimonial = { id: 't1', name: 'Sandrine', words: 'Bien', trade: '', place: '', published: true, position: 1 };

const open = (entries: readonly object[], at = '/activity_log') =>
  renderAdmin(
    'every resource',
    { activity_log: entries.map((row, index) => ({ id: index + 1, ...row })), testimonials: [testimonial] },
    { at },
  );
const table = () => screen.findByRole('table', { name: 'Journal d’activité' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);

it('shows the person, the action, the moment, the current name of the record, and the fields', async () => {
  open([entry, { ...entry, event: 'delete', table_name: 'newsletter_subscribers', columns: [], email: null }, signIn]);
  const [latest, removed, changed] = await rows();
  expect(latest).toHaveTextContent(/20\/11\/2026.*ana@example\.fr.*Connexion$/);
  expect(removed).toHaveTextContent(/Compte supprimé.*Suppression.*Newsletter/);
  const link = await within(changed ?? document.body).findByRole('link', { name: 'Sandrine' });
  expect(link).toHaveAttribute('href', '/testimonials/edit/t1');
  expect(changed).toHaveTextContent(/ana@example\.fr.*Modification.*Témoignages\s:.*Témoignage, Publié$/);
});

it('names the service’s key, maintenance, settings and people; unknown events stay as they are', async () => {
  open([
    { ...entry, source: 'service_key', email: null },
    { ...entry, source: 'database', email: null, table_name: 'admins', row_id: 'u1', about: 'zoe@example.fr' },
    { ...entry, table_name: 'site_settings', row_id: 'contact_phone', columns: ['value'] },
    { ...entry, table_name: 'case_study_tools', event: 'something_new' },
  ]);
  const [unknown, setting, about, service] = await rows();
  expect(service).toHaveTextContent('Clé de service');
  expect(about).toHaveTextContent(/Maintenance.*Équipe du back-office\s:\szoe@example\.fr/);
  expect(setting).toHaveTextContent(/Paramètres\s:\sTéléphone/);
  expect(unknown).toHaveTextContent(/something_new.*Outils des études de cas/);
});

it('is filtered by table, and has no button to write or delete', async () => {
  open([entry, { ...entry, table_name: 'pages', row_id: 'p1' }, signIn]);
  await table();
  await userEvent.click(screen.getByRole('combobox', { name: 'Contenu' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Témoignages' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  for (const name of [/Nouve/, /Supprimer/, /Sélectionner/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('shows the latest five entries beside the record, and a link to all of them', async () => {
  const other = { ...entry, row_id: 't2', email: 'zoe@example.fr' };
  open([other, ...Array.from({ length: 6 }, () => entry)], '/testimonials/t1');
  const panel = within(await screen.findByRole('region', { name: 'Activité' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(5);
  expect(panel.getAllByRole('listitem')[0]).toHaveTextContent(
    /^Modification\s: Témoignage, Publié\s?ana@example\.fr, 20\/11\/2026/,
  );
  await userEvent.click(panel.getByRole('link', { name: 'Toute l’activité' }));
  expect(await rows()).toHaveLength(6);
  expect(screen.getByRole('textbox', { name: 'Identifiant' })).toHaveValue('t1');
});

it('a record without activity has no panel', async () => {
  open([], '/testimonials/t1');
  expect(await screen.findByDisplayValue('Sandrine')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Activité' })).toBeNull();
});
