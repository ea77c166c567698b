import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../pages/test-pages';
import { pages } from '../pages/resource';
import { renderAdmin } from '../test-admin';

const versions = [
  { id: 3, saved_at: '2026-11-20T10:31:00Z', saved_by: 'ana@example.fr', automatic: true },
  { id: 2, saved_at: '2026-11-19T10:31:00Z', saved_by: 'ana@example.fr', automatic: false },
  { id: 1, saved_at: '2026-11-18T10:31:00Z', saved_by: null, automatic: false },
];
const revisions = [
  { id: 3, content: { title: 'Audit de processus', excerpt: 'Trois' } },
  { id: 2, content: { title: 'Audit', excerpt: 'Trois' } },
  { id: 1, content: { title: 'Audit', excerpt: 'Un' } },
];

/** A page being edited. Restoring changes nothing here: what is restored is the database's business. */
async function edit(restore: () => unknown = () => 3) {
  const opened = renderAdmin(
    [pages],
    { pages: [audit], revisions },
    {
      at: '/pages/edit/p1',
      dashboard: () => null,
      functions: { versions_of: () => versions, restore_revision: restore },
    },
  );
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
const restored = { name: 'restore_revision', args: { revision_id: 1, known: versions[0]?.saved_at } };

// Fetched on demand, which a busy machine may take long to do.
beforeAll(() => Promise.all([import('./HistoryDialog'), import('./FieldDifferences')]));

describe('the history', () => {
  it('lists who saved and when, and opens on what the present version changed', async () => {
    await edit();
    const lines = await openHistory();
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^20\/11\/2026 .*ActuelleAutomatiqueana@example\.fr$/),
      expect.stringMatching(/^19\/11\/2026 .*ana@example\.fr$/),
      expect.stringMatching(/^18\/11\/2026 .*Auteur inconnu$/),
    ]);
    expect(await screen.findByRole('insertion')).toHaveTextContent('de processus');
    expect(screen.queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
  });

  it('compares a former version with the present one, or with the one before it', async () => {
    await edit();
    const [, second, oldest] = await openHistory();
    if (second) await userEvent.click(second);
    expect(await screen.findByRole('region', { name: 'Titre' })).toBeVisible();
    await press('Ce que cette version a changé');
    expect(await screen.findByRole('region', { name: 'Extrait' })).toHaveTextContent('supprimé : Un');
    if (oldest) await userEvent.click(oldest);
    expect(await screen.findByRole('region', { name: 'Titre' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ce que cette version a changé' })).toBeNull();
  });

  it('restores with one click, and undoes it with another', async () => {
    const { called } = await edit();
    const [, , oldest] = await openHistory();
    if (oldest) await userEvent.click(oldest);
    await press('Restaurer cette version');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called).toContainEqual(restored);
    expect(screen.getByText(/^Version du 18\/11\/2026 .* restaurée$/)).toBeVisible();
    // The editor's own, then the message's.
    const [, undo] = screen.getAllByRole('button', { name: 'Annuler' });
    if (undo) await userEvent.click(undo);
    await waitFor(() => expect(called).toContainEqual({ name: 'restore_revision', args: { revision_id: 3 } }));
  });

  it('asks first when what is on the screen has not been saved', async () => {
    const { called } = await edit();
    await userEvent.type(screen.getByLabelText(/^Titre/), ' !');
    const [, , oldest] = await openHistory();
    if (oldest) await userEvent.click(oldest);
    await press('Restaurer cette version');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('sera remplacé');
    expect(called).not.toContainEqual(restored);
    await press('Restaurer quand même');
    await waitFor(() => expect(called).toContainEqual(restored));
    await waitFor(() => expect(screen.getByLabelText(/^Titre/)).toHaveValue('Audit de processus'));
  });

  it('says why a version could not be restored, and stays open', async () => {
    await edit(() => {
      throw new HttpError('saved by somebody else', 409, { code: 'PT409' });
    });
    const [, , oldest] = await openHistory();
    if (oldest) await userEvent.click(oldest);
    await press('Restaurer cette version');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'Erreur lors de la restauration : une autre version a été sauvegardée entre-temps.',
    );
  });
});
