// @module-tag spec-2-4-4
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../../tests/admin';
import { blogPosts } from '../resource';
import { completed, completions } from './TagsField';

const tags = [
  { tag: 'crm', uses: 5 },
  { tag: 'Facturation électronique', uses: 2 },
  { tag: 'relance', uses: 1 },
];

describe('completions', () => {
  it.each([
    ['c', ['crm', 'Facturation électronique', 'relance']],
    ['ELECTRO', ['Facturation électronique']],
    ['devis, rel', ['relance']],
    ['relance, rel', []],
    ['relance', []],
    ['', []],
    ['crm, ', []],
    ['zèbre', []],
  ])('of « %s »', (typed, expected) => expect(completions(typed, tags)).toEqual(expected));
});

describe('completed', () => {
  it.each([
    ['rel', 'relance, '],
    ['crm ,devis, rel', 'crm, devis, relance, '],
  ])('« %s » reads « %s »', (typed, expected) => expect(completed(typed, 'relance')).toBe(expected));
});

it('a suggestion stays highlighted while the tags are read again, in another order', async () => {
  const read = [
    [
      { tag: 'relance', uses: 2 },
      { tag: 'relevé', uses: 1 },
    ],
    [
      { tag: 'relevé', uses: 3 },
      { tag: 'relance', uses: 2 },
    ],
  ];
  renderAdmin([blogPosts], {}, { at: '/blog/new', functions: { post_tags: () => read.shift() } });
  const field = await screen.findByLabelText(/^Tags/);
  await userEvent.click(field);
  await userEvent.paste('devis, rel');
  await userEvent.keyboard('{ArrowDown}');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent(/^relevé/));
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('devis, relance, ');
  expect(screen.queryByRole('listbox')).toBeNull();
});
