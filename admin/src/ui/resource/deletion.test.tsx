import Icon from '@mui/icons-material/ArticleOutlined';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { resource } from './resource';

const tools = resource('tools', {
  icon: Icon,
  path: 'tools',
  columns: { id: {}, name: { label: 'Nom', editable: 'text', inList: true, searched: true } },
  keepsDeleted: true,
  messages: { name: 'Outil |||| Outils' },
});
const rows = [
  { id: 'o1', name: 'Marteau' },
  { id: 'o2', name: 'Scie' },
];
const open = (at: string) => renderAdmin([tools], { tools: rows }, { at, functions: { restore_from_trash: () => 1 } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));

describe('a deletion into the trash', () => {
  it('leads to the list, and is taken back by « Annuler »', async () => {
    const { address, called } = open('/tools/edit/o1');
    await press('Supprimer');
    await confirm();
    expect(await screen.findByText('Élément supprimé, à la corbeille pour 30 jours')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/tools'));
    await press('Annuler');
    await waitFor(() => expect(called).toContainEqual({ name: 'restore_from_trash', args: { item_ids: ['o1'] } }));
    expect(await screen.findByText('C’est annulé')).toBeVisible();
  });

  it('is the same for several at once', async () => {
    const { called, written } = open('/tools');
    for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await userEvent.click(box);
    await press('Supprimer');
    await confirm();
    expect(await screen.findByText('2 éléments supprimés, à la corbeille pour 30 jours')).toBeVisible();
    expect(written).toEqual([{ method: 'delete', data: ['o1', 'o2'] }]);
    expect(screen.queryByText(/sélectionné/)).toBeNull();
    await press('Annuler');
    await waitFor(() =>
      expect(called).toContainEqual({ name: 'restore_from_trash', args: { item_ids: ['o1', 'o2'] } }),
    );
  });
});
