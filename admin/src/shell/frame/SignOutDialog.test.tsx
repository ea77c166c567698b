// @module-tag spec-10-6
// @module-tag spec-2-4
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { siteSettings } from '../../features/settings/resource';
import { unsavedWork } from '../../provider/unsaved-work';

const signOut = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'déconnexion');
  await userEvent.click(await screen.findByRole('option', { name: /^Déconnexion/ }));
  return within(await screen.findByRole('dialog', { name: /^Se déconnecter/ }));
};

it('signing out with an unsaved text offers to save it, and names the texts that it erases', async () => {
  const functions = {
    save_settings: () => '2026-11-21T14:32:00Z',
    search_back_office: () => ({ articles: [], contacts: [] }),
  };
  const { called } = renderAdmin([siteSettings], {}, { at: '/settings', functions });
  const saves = () => called.filter(({ name }) => name === 'save_settings');
  await write(await screen.findByLabelText('Adresse'), '12 rue de l’Établi');
  const question = await signOut();
  expect(question.getByRole('button', { name: 'Se déconnecter sans sauvegarder' })).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves()).toEqual([]);
  expect(unsavedWork.any()).toBe(true);

  await userEvent.click((await signOut()).getByRole('button', { name: 'Sauvegarder et se déconnecter' }));
  await waitFor(() => expect(unsavedWork.any()).toBe(false));
  expect(saves()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
