import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { accessOf } from '../../data/permissions';
import { resource } from '../../ui/resource/resource';
import { withGuessed } from './with-guessed';

const written = resource('testimonials', {
  icon: () => null,
  path: 'testimonials',
  columns: { id: {}, name: { label: 'Nom', written: 'text', listed: true } },
  french: { name: 'Témoignage |||| Témoignages' },
});
const about = {
  path: 'admin/src/features/partners.tsx',
  text: 'export const partners = 1;\n',
  lines: '  partners,\n',
  leftOut: ['marks (text[])'],
};
const guessed = resource('partners', {
  icon: () => null,
  path: 'partners',
  columns: { id: {}, name: { label: 'Name (à traduire)', written: 'text', listed: true } },
  french: { name: 'Partners (à traduire)' },
});

const open = () =>
  renderAdmin(
    withGuessed([written], [{ resource: guessed, about }]),
    { testimonials: [], partners: [{ id: 'p1', name: 'Ana' }] },
    { at: '/partners' },
  );

it('a guessed screen is in a group of its own, after the others', async () => {
  open();
  // What is open is unfolded.
  const menu = within(await screen.findByRole('navigation', { name: 'Administration' }));
  const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Tableau de bord', 'Témoignages', 'Partners (à traduire)']);
  const group = within(menu.getByRole('group', { name: 'Sans écran' }));
  expect(group.getAllByRole('link')).toHaveLength(1);
});

it('its list has the rows, the code of its file to copy, and where it goes', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
  expect(screen.getByText(/Colonnes sans place.: marks \(text\[\]\)/)).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copier le code' }));
  expect(await screen.findByText('Code copié')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(about.text);
  await user.click(screen.getByText('Garder cet écran'));
  expect(screen.getByText(about.path)).toBeVisible();
  expect(screen.getByText('npm run new:resource -- --from-table partners')).toBeVisible();
});

it('a guessed screen is shown before anybody has written permissions for its table', async () => {
  const canAccess = accessOf({}, withGuessed([written], [{ resource: guessed, about }]));
  const may = (table: string) => canAccess({ action: 'list', resource: table });
  expect(await Promise.all(['testimonials', 'partners'].map(may))).toEqual([false, true]);
});
