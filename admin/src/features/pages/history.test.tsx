// @module-tag spec-10-7
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../tests/pages';
import { pages } from './resource';
import { renderAdmin, write } from '../../../tests/admin';

const versions = [
  { id: 3, saved_at: '2026-11-20T10:31:00Z', saved_by: 'ana@example.fr', automatic: true, status: 'draft', words: 340 },
  {
    id: 2,
    saved_at: '2026-11-19T10:31:00Z',
    saved_by: 'ana@example.fr',
    automatic: false,
    status: 'draft',
    words: 328,
  },
  { id: 1, saved_at: '2026-11-18T10:31:00Z', saved_by: null, automatic: false, status: 'published', words: 328 },
];
const revisions = [
  { id: 3, content: { title: 'Audit de processus', excerpt: 'Trois' } },
  { id: 2, content: { title: 'Audit', excerpt: 'Trois' } },
  { id: 1, content: { title: 'Audit', excerpt: 'Un' } },
];

/** Opens the editor of a page. Restoring a version changes no row in these tests; the database tests cover that. */
async function edit(restore: () => unknown = () => 3) {
  const functions = { revision_list: () => versions, restore_revision: restore };
  const options = { at: '/pages/edit/p1', dashboard: () => null, functions };
  const opened = renderAdmin([pages], { pages: [audit], revisions }, options);
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }));
  await screen.findByLabelText(/^Titre/);
  return opened;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function openHistory() {
  await press('Plus d’actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Historique' }));
  return within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('button');
}
async function chooseOldest() {
  const lines = await openHistory();
  await userEvent.click(lines[2] as HTMLElement);
}
const restored = { name: 'restore_revision', args: { revision_id: 1, expected_updated_at: versions[0]?.saved_at } };

// Loads the lazy components first, because loading them on demand is slow on a busy machine.
beforeAll(() =>
  Promise.all([import('../../editor/history/HistoryDialog'), import('../../ui/differences/FieldDifferences')]),
);

describe('the history', () => {
  it('lists dates and authors, and opens with the change of the current version', async () => {
    await edit();
    const lines = await openHistory();
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^20\/11\/2026 \d\d:31:00ActuelleAutomatique\+12.motsana@example\.fr$/),
      expect.stringMatching(/^19\/11\/2026 .*Brouillonana@example\.fr$/),
      expect.stringMatching(/^18\/11\/2026 .*Publié, 328.motsAuteur inconnu$/),
    ]);
    expect(await screen.findByRole('insertion')).toHaveTextContent('de processus');
    expect(screen.queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
  });

  it('compares a version with the current one, or with the previous one', async () => {
    await edit();
    const [, second, oldest] = await openHistory();
    await userEvent.click(second as HTMLElement);
    expect(await screen.findByRole('region', { name: 'Titre' })).toHaveTextContent('ajouté : Audit de processus');
    await press('Ce que cette version a changé');
    expect(await screen.findByRole('region', { name: 'Extrait' })).toHaveTextContent('supprimé : Un');
    await userEvent.click(oldest as HTMLElement);
    expect(await screen.findByRole('region', { name: 'Titre' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ce que cette version a changé' })).toBeNull();
  });

  it('restores a version, and undoes that', async () => {
    const { called } = await edit();
    await chooseOldest();
    await press('Restaurer cette version');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called).toContainEqual(restored);
    expect(screen.getByText(/^Version du 18\/11\/2026 .* restaurée$/)).toBeVisible();
    // The buttons of the editor, then of the notification.
    const [, undo] = screen.getAllByRole('button', { name: 'Annuler' });
    await userEvent.click(undo as HTMLElement);
    await waitFor(() => expect(called).toContainEqual({ name: 'restore_revision', args: { revision_id: 3 } }));
  });

  it('asks first with unsaved changes', async () => {
    const { called } = await edit();
    await write(screen.getByLabelText(/^Titre/), ' !');
    await chooseOldest();
    await press('Restaurer cette version');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('sera remplacé');
    expect(called).not.toContainEqual(restored);
    await press('Restaurer quand même');
    await waitFor(() => expect(called).toContainEqual(restored));
    await waitFor(() => expect(screen.getByLabelText(/^Titre/)).toHaveValue('Audit de processus'));
  });

  it('shows why a restoration failed, and stays open', async () => {
    await edit(() => {
      throw new HttpError('saved by somebody else', 409, { code: 'PT409' });
    });
    await chooseOldest();
    await press('Restaurer cette version');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'Erreur lors de la restauration : une autre version a été sauvegardée entre-temps.',
    );
  });
});
