// @module-tag spec-10-8
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin, write } from '../../../../../tests/admin';
import { audit, openPages, press } from '../../../../../tests/pages';
import { picture } from '../../../../../tests/pictures';
import { pages } from '../../resource';

const call = { id: '0a000000-0000-4000-8000-000000000001', kind: 'call', title: 'Et vous ?' };
const steps = { id: '0a000000-0000-4000-8000-000000000002', kind: 'steps', steps: [{ title: 'Regarder' }] };

async function editBlocks(refuse?: Error) {
  const admin = openPages([{ ...audit, blocks: [call, steps] }], '/pages', refuse);
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }));
  return { ...admin, blocks: within(await screen.findByRole('region', { name: 'Blocs' })) };
}

it('blocks are filled in, moved, copied, deleted and added, and saved with the page', async () => {
  const { blocks, written } = await editBlocks();
  await userEvent.click(blocks.getByRole('button', { name: '1. Appel à l’action\u00A0: Et vous ?' }));
  await write(blocks.getByLabelText(/^Titre/), ' Oui.');
  await userEvent.click(blocks.getByRole('button', { name: 'Dupliquer Étapes' }));
  await userEvent.click(blocks.getByRole('button', { name: '3. Étapes' }));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowUp}{/Alt}');
  expect(blocks.getByRole('button', { name: '1. Étapes' })).toHaveFocus();
  await userEvent.click(blocks.getByRole('button', { name: 'Supprimer Appel à l’action\u00A0: Et vous ? Oui.' }));
  await userEvent.click(blocks.getByRole('button', { name: 'Ajouter un bloc' }));
  expect(await screen.findByRole('combobox', { name: 'Chercher un bloc' })).toHaveFocus();
  await userEvent.paste('qui la dit');
  await userEvent.keyboard('{Enter}');
  expect(await blocks.findByLabelText(/^Citation/), 'the new block takes the focus').toHaveFocus();
  await userEvent.click(blocks.getByRole('button', { name: '3. Citation' }));
  await press('Sauvegarder');
  expect(await blocks.findByRole('alert')).toHaveTextContent('Bloc 3 (Citation), « Citation, sans guillemets »');
  expect(blocks.getByLabelText(/^Citation/), 'a refused block opens, at what is to be mended').toHaveFocus();
  await write(blocks.getByLabelText(/^Citation/), 'Enfin');
  await press('Sauvegarder');
  expect(await screen.findByText(/^Page sauvegardée avec succès/)).toBeVisible();
  // The new block has no values of the block that stood in its place before.
  expect(written[0]?.data).toHaveProperty('blocks', [
    { id: expect.any(String) as string, kind: 'steps', steps: [{ title: 'Regarder' }] },
    steps,
    { id: expect.any(String) as string, kind: 'quotation', words: 'Enfin' },
  ]);
});

it('a refused save shows its problem at the field and focuses it, until it is mended or undone', async () => {
  const { blocks, written } = await editBlocks();
  await userEvent.click(blocks.getByRole('button', { name: '2. Étapes' }));
  await userEvent.click(blocks.getByRole('button', { name: /^1\. Regarder/ }));
  await userEvent.clear(blocks.getByLabelText(/^Titre \*/));
  await userEvent.click(blocks.getByRole('button', { name: /^1\. Étape/ }));
  await write(blocks.getByLabelText('Image'), 'mailto:a@example.fr');
  await userEvent.click(blocks.getByRole('button', { name: /^1\. Appel/ }));
  await press('Sauvegarder');
  await waitFor(() => expect(blocks.getByLabelText('Image')).toHaveFocus());
  expect(blocks.getByLabelText('Image')).toHaveAccessibleDescription('une adresse commence par https:// ou /');
  expect(blocks.getByLabelText(/^Titre \*/)).toHaveAccessibleDescription('à remplir');
  await userEvent.clear(blocks.getByLabelText('Image'));
  await press('Sauvegarder');
  await waitFor(() => expect(blocks.getByLabelText(/^Titre \*/)).toHaveFocus());
  expect(blocks.getByRole('alert')).toHaveTextContent('Bloc 2 (Étapes), « Étapes » : étape 1, « Titre » : à remplir');
  await userEvent.click(blocks.getByRole('button', { name: 'Monter Étapes' }));
  expect(blocks.getByRole('alert')).toHaveTextContent('Bloc 1 (Étapes)');
  await waitFor(async () => {
    await press('Défaire');
    expect(blocks.queryByRole('alert')).toBeNull();
  });
  expect(written).toEqual([]);
});

it.each([
  ['Block 2: steps[1].title is too long', 'Bloc 2 (Étapes), « Étapes » : étape 1, « Titre » : trop long', /^Titre \*/],
  ['Block 2: layout has no such choice', 'Bloc 2 (Étapes), « Disposition » : ce choix n’existe plus', 'Disposition'],
  ['Block 1: action.href is no address', 'Bloc 1 (Appel à l’action), « Bouton » : cette adresse ne', /adresse$/],
])('a refusal by the database alone is shown at its field as well: %s', async (answer, words, field) => {
  const { blocks } = await editBlocks(new HttpError(answer, 400, { code: '23514' }));
  await userEvent.click(blocks.getByRole('button', { name: /^1\. Appel/ }));
  await write(blocks.getByLabelText(/^Titre/), ' Oui.');
  await press('Sauvegarder');
  expect(await blocks.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(blocks.getByLabelText(field)).toHaveFocus());
  expect(blocks.getByLabelText(field)).toBeInvalid();
});

it('a copied block keeps the values of the moment it was copied', async () => {
  const { blocks } = await editBlocks();
  await userEvent.click(blocks.getByRole('button', { name: /^1\. Appel/ }));
  await userEvent.click(blocks.getByRole('button', { name: 'Copier ce bloc' }));
  await write(blocks.getByLabelText(/^Titre/), ' Oui.');
  await userEvent.click(blocks.getByRole('button', { name: 'Ajouter un bloc' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Coller le bloc copié/ }));
  expect(await blocks.findByRole('button', { name: '3. Appel à l’action\u00A0: Et vous ?' })).toBeVisible();
});

it('Ctrl+C and Ctrl+V copy a block that has the focus, and paste below it', async () => {
  const { blocks } = await editBlocks();
  const head = blocks.getByRole('button', { name: /^1\. Appel/ });
  act(() => head.focus());
  let held = '';
  fireEvent.copy(head, { clipboardData: { setData: (_type: string, text: string) => (held = text) } });
  act(() => blocks.getByRole('button', { name: '2. Étapes' }).focus());
  await userEvent.paste(held);
  expect(blocks.getByRole('button', { name: '3. Appel à l’action\u00A0: Et vous ?' })).toHaveFocus();
  await userEvent.paste('Des mots');
  expect(await screen.findByText('Ce qui est copié n’est pas un bloc.')).toBeVisible();
  expect(blocks.queryByRole('button', { name: /^4\. / })).toBeNull();
  await userEvent.click(head);
  await userEvent.click(blocks.getByLabelText(/^Titre/));
  await userEvent.paste(' Oui');
  expect(blocks.getByLabelText(/^Titre/), 'a field keeps its own').toHaveValue('Et vous ? Oui');
});

it('a deleted block comes back from the notification, once', async () => {
  const { blocks } = await editBlocks();
  await userEvent.click(blocks.getByRole('button', { name: 'Supprimer Étapes' }));
  expect(blocks.queryByRole('button', { name: '2. Étapes' })).toBeNull();
  expect(blocks.getByRole('button', { name: /^1\. / })).toHaveFocus();
  const notice = await screen.findByText(/^Supprimé/);
  const undo = screen.getAllByRole('button', { name: 'Annuler' }).find((one) => notice.parentElement?.contains(one));
  await userEvent.dblClick(undo ?? notice);
  expect(blocks.getByRole('button', { name: '2. Étapes' })).toBeVisible();
  expect(blocks.queryByRole('button', { name: '3. Étapes' })).toBeNull();
});

it('a picture of a block takes over the library’s words', async () => {
  const plan = { ...picture('plan-800x450-3f9a1c2e.webp'), alt: 'Un plan', caption: 'Le plan de Lyon' };
  const gallery = { id: '0a000000-0000-4000-8000-000000000003', kind: 'gallery', pictures: [{}] };
  renderAdmin([pages], { pages: [{ ...audit, blocks: [gallery] }], pictures: [plan] }, { at: '/pages' });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }));
  const blocks = within(await screen.findByRole('region', { name: 'Blocs' }));
  await userEvent.click(blocks.getByRole('button', { name: /^1\. Galerie/ }));
  await userEvent.click(await blocks.findByRole('button', { name: /^1\. Image/ }));
  await userEvent.click(blocks.getByRole('button', { name: 'Médiathèque' }));
  await userEvent.click(await screen.findByRole('button', { name: /^plan\.webp/ }));
  expect(blocks.getByLabelText(/^Texte alternatif/)).toHaveValue('Un plan');
  expect(blocks.getByLabelText('Légende')).toHaveValue('Le plan de Lyon');
});

it('a block that undo brings back after a save takes no words of the block that was in its place', async () => {
  const { blocks, written } = await editBlocks();
  await userEvent.click(blocks.getByRole('button', { name: 'Monter Étapes' }));
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(written).toHaveLength(1));
  await press('Défaire');
  await userEvent.click(blocks.getByRole('button', { name: '2. Étapes' }));
  expect(blocks.getAllByLabelText('Titre')[0]).toHaveValue('');
  await press('Sauvegarder');
  await waitFor(() => expect(written[1]?.data).toHaveProperty('blocks', [call, steps]));
});
