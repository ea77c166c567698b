import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { caseStudies } from './case-studies';

const picture = (id: string, alt: string) => ({
  id,
  title: '',
  alt,
  caption: '',
  address: `/storage/v1/object/public/media/${id}`,
  size: 970,
  created_at: '2026-11-20T09:31:04Z',
  uses: [],
});
const pictures = [picture('plan.webp', 'Un plan'), picture('etabli.webp', 'Un établi')];

const choose = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Médiathèque' }));
  await userEvent.click(await screen.findByRole('button', { name }));
};

it('takes over what the library says of a chosen picture, and offers it where other words are written (§10.8)', async () => {
  renderAdmin([caseStudies], { pictures }, { at: '/case-studies/new' });
  const alt = await screen.findByLabelText('Description de l’image');
  await choose(/^plan\.webp/);
  expect(alt).toHaveValue('Un plan');
  await userEvent.clear(alt);
  await write(alt, 'Le plan de Lyon');
  await choose(/^etabli\.webp/);
  expect(alt).toHaveValue('Le plan de Lyon');
  await userEvent.click(screen.getByRole('button', { name: 'Reprendre «\u00A0Un établi\u00A0»' }));
  expect(alt).toHaveValue('Un établi');
  expect(screen.queryByRole('button', { name: /^Reprendre/ })).toBeNull();
});
