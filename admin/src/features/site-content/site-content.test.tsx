import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { caseStudies } from './case-studies';
import { testimonials } from './testimonials';

const rows = ['Ana', 'Bruno', 'Chloé'].map((name, index) => ({
  id: name,
  name,
  trade: '',
  place: 'Laval',
  words: 'Merci.',
  published: true,
  is_example: name === 'Ana',
  position: index + 1,
}));

const open = (functions = {}) =>
  renderAdmin([testimonials], { testimonials: rows }, { at: '/testimonials', functions });
const names = () => screen.getAllByRole('link', { name: /^(Ana|Bruno|Chloé)$/ }).map(({ textContent }) => textContent);
const moveButton = (name: string) => screen.findByRole('button', { name: `Déplacer ${name} (flèches haut et bas)` });

// Loads the lazy component before the tests, so that none of them waits for it.
beforeAll(() => import('../../ui/resource/Reorderable'));

describe('rows that have a place', () => {
  it('are moved with the arrow keys, at once, in one call', async () => {
    const { called } = open();
    (await moveButton('Chloé')).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(names()).toEqual(['Ana', 'Chloé', 'Bruno']));
    expect(screen.getByText(/^Chloé\s: 2 sur 3$/)).toBeInTheDocument();
    const args = { of_table: 'testimonials', row_ids: ['Ana', 'Chloé', 'Bruno'], first_position: 1, shared: {} };
    await waitFor(() => expect(called).toContainEqual({ name: 'reorder_rows', args }));
    expect(await moveButton('Chloé')).toHaveFocus();
  });

  it('revert when the database refuses, and the banner shows the error', async () => {
    const refusal = new HttpError('permission denied', 403, { code: '42501' });
    open({ reorder_rows: () => Promise.reject(refusal) });
    (await moveButton('Ana')).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la mise à jour');
    await waitFor(() => expect(names()).toEqual(['Ana', 'Bruno', 'Chloé']));
  });

  it('cannot be moved while they are in another order', async () => {
    open();
    expect(await moveButton('Ana')).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: /^Trier par nom/ }));
    await waitFor(async () => expect(await moveButton('Ana')).toBeDisabled());
  });
});

it.each([
  ['title', 'un-compte-clair'],
  ['written', 'compte'],
])('the address of a case study that is the %s’s', async (slug_origin, slug) => {
  const study = {
    id: 'c1',
    title: 'Compte',
    slug: 'compte',
    slug_origin,
    client: 'C',
    sector: 'S',
    summary: 'R',
    published: false,
  };
  renderAdmin([caseStudies], { case_studies: [study] }, { at: '/case-studies/edit/c1' });
  const title = await screen.findByLabelText(/^Titre \*/);
  await userEvent.clear(title);
  expect(screen.getByLabelText(/^Adresse/)).toHaveValue(slug_origin === 'title' ? '' : slug);
  await userEvent.type(title, 'Un compte clair');
  expect(screen.getByLabelText(/^Adresse/)).toHaveValue(slug);
  expect(screen.getByLabelText(/^Titre pour les moteurs/)).toHaveValue('Un compte clair');
});

it('examples that are published are announced', async () => {
  open();
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Un exemple livré avec le site est publié. Publier des avis inventés est interdit.',
  );
});
