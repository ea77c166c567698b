import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, DeleteWithUndoButton, List } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BackOfficeResource } from '../../provider/resource';
import { renderAdmin } from '../../../tests/admin';

const PersonList = () => (
  <List>
    <DataTable bulkActionButtons={false}>
      <DataTable.Col source="name" />
      <DataTable.Col>
        <DeleteWithUndoButton />
      </DataTable.Col>
    </DataTable>
  </List>
);
const people: BackOfficeResource = {
  name: 'people',
  list: PersonList,
  options: { path: 'people', columns: { id: {}, name: {} }, messages: { name: 'Personne |||| Personnes' } },
};

async function deleteBoth() {
  const admin = renderAdmin(
    [people],
    { people: [1, 2].map((id) => ({ id, name: `Personne ${id}` })) },
    { at: '/people' },
  );
  for (const name of ['Personne 1', 'Personne 2']) {
    const row = (await screen.findByText(name)).closest('tr');
    if (!row) throw new Error(`No row ${name}`);
    await userEvent.click(within(row).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  }
  return admin;
}

afterEach(() => void vi.useRealTimers());

describe('two deletions that can be undone, one soon after the other', () => {
  it('are both sent', async () => {
    // Fake timers that also advance by themselves: the second change is sent only once it can no longer be undone.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { written } = await deleteBoth();
    expect(written.map(({ data }) => data)).not.toContain(2);
    await waitFor(() => {
      vi.advanceTimersByTime(1_000);
      expect(written.map(({ data }) => data)).toEqual([1, 2]);
    });
  });

  it('undo the last change, which is the one shown', async () => {
    const { written } = await deleteBoth();
    await waitFor(() => expect(written.map(({ data }) => data)).toEqual([1]));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('Personne 2')).toBeVisible();
    expect(screen.queryByText('Personne 1')).toBeNull();
    expect(written.map(({ data }) => data)).toEqual([1]);
  });
});
