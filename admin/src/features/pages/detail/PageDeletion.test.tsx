import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { write } from '../../../../tests/admin';
import { audit, openPages, prices, terms } from '../../../../tests/pages';

const pressDelete = async () => userEvent.click(await screen.findByRole('button', { name: 'Supprimer la page' }));
const dialog = () => within(screen.getByRole('dialog'));

describe('deleting a page', () => {
  it('is confirmed, then undone on request', { tags: 'spec-10-7' }, async () => {
    const { written, called } = openPages([audit, prices], '/pages/edit/p3');
    await pressDelete();
    await userEvent.click(dialog().getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText(/^Page supprimée, conservée 30.jours dans la corbeille$/)).toBeVisible();
    expect(written).toEqual([{ method: 'delete', data: 'p3' }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nos tarifs' })).toBeNull());
    expect(screen.queryByText(/^Erreur/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(called).toContainEqual({ name: 'restore_from_trash', args: { item_ids: ['p3'] } }));
  });

  it('lists the links to the page, and offers a redirect', { tags: 'spec-10-11' }, async () => {
    const places = [
      { kind: 'menu_links', id: 'm1', title: 'Nos prix' },
      { kind: 'pages', id: 'p1', title: 'Audit de processus' },
      { kind: 'pages', id: 'p3', title: 'Nos tarifs' },
    ];
    const { called } = openPages([prices], '/pages/edit/p3', undefined, { links_to: () => places });
    await pressDelete();
    expect(await dialog().findByText(/^Mènent à cette adresse, et ne mèneront plus à rien/)).toBeVisible();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['menu_links\u00A0: Nos prix', 'Page\u00A0: Audit de processus']);
    expect(called).toContainEqual({ name: 'links_to', args: { addresses: ['/tarifs'] } });
    expect(dialog().getByRole('link', { name: 'La mener ailleurs par une redirection' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('{"from_path":"/tarifs"}')),
    );
  });

  it('asks for the address of a page that the site needs', { tags: 'spec-2-4-6' }, async () => {
    const { called, written } = openPages([audit, terms], '/pages/edit/p2');
    await pressDelete();
    const remove = dialog().getByRole('button', { name: 'Supprimer' });
    expect(remove).toBeDisabled();
    await write(dialog().getByLabelText('Adresse de la page à supprimer'), 'CGV');
    await userEvent.keyboard('{Enter}');
    expect(remove).toBeDisabled();
    await userEvent.clear(dialog().getByLabelText('Adresse de la page à supprimer'));
    await write(dialog().getByLabelText('Adresse de la page à supprimer'), 'cgv');
    await userEvent.click(remove);
    await waitFor(() => expect(called).toContainEqual({ name: 'delete_essential_page', args: { typed_slug: 'cgv' } }));
    expect(written).toEqual([]);
  });
});
