// @module-tag spec-2-3-5
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../tests/admin';
import { synonyms } from './synonyms';

it('a set of synonyms begins with a search without result, and needs a second word', async () => {
  const source = encodeURIComponent(JSON.stringify({ words: 'rdv, ' }));
  const { written } = renderAdmin([synonyms], { search_synonyms: [] }, { at: `/synonyms/new?source=${source}` });
  const input = await screen.findByLabelText(/^Mots équivalents/);
  expect(input).toHaveValue('rdv, ');
  await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  expect(await screen.findByText('Écrivez au moins deux mots, séparés par une virgule.')).toBeVisible();
  await write(input, 'rendez-vous');
  await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  await expect.poll(() => written).toEqual([{ method: 'create', data: { words: 'rdv, rendez-vous' } }]);
});
