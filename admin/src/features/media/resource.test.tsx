// @module-tag spec-10-8
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import type { MediaPicture } from '../../provider/media/media-library';
import type { BackOfficeResource } from '../../provider/resource';
import { media } from './resource';
import { picture } from '../../../tests/pictures';

const used = picture('atelier-1600x900-3f9a1c2e.webp', [
  { kind: 'blog_posts', id: 'a1', title: 'Relancer ses devis' },
  { kind: 'trash', id: 'b1', title: 'Un brouillon' },
  { kind: 'poems', id: 'c1', title: 'Sans écran' },
]);
const unused = picture('plan-800x600-00000001.webp');
/** The screen of a table whose rows show pictures. */
const screenOf = (name: string, path: string, words: string, screens: object): BackOfficeResource => ({
  name,
  list: () => null,
  options: { path, columns: {}, messages: { name: words } },
  ...screens,
});
const posts = screenOf('blog_posts', 'blog', 'Article |||| Articles', { edit: () => null });
const trash = screenOf('trash', 'trash', 'Élément |||| Corbeille', {});
const open = (pictures: readonly MediaPicture[], refuse?: Error, canAccess?: AuthProvider['canAccess']) =>
  renderAdmin(
    [media, posts, trash],
    { pictures },
    { at: '/media', ...(refuse && { refuse }), ...(canAccess && { canAccess }) },
  );
const cardOf = async (label: string) => {
  const button = await screen.findByRole('button', { name: `Supprimer ${label}` });
  return within(button.closest('li') as HTMLElement);
};

describe('the library', () => {
  it('shows the details of each picture and links to its uses', async () => {
    open([used, unused]);
    const card = await cardOf('atelier.webp');
    expect(card.getByText(/^1600.×.900, 85.ko.*Ajoutée le 20\/11\/2026$/)).toBeVisible();
    await userEvent.click(card.getByText(/^Utilisée 3.fois$/));
    expect(card.getByRole('link', { name: /Relancer ses devis/ })).toHaveAttribute('href', '/blog/edit/a1');
    expect(card.getByRole('link', { name: /^Corbeille.: Un brouillon$/ })).toHaveAttribute('href', '/trash');
    expect(card.getByText(/^poems.: Sans écran$/)).toBeVisible();
    expect((await cardOf('plan.webp')).getByText('Non utilisée')).toBeVisible();
  });

  it('names the places of a picture that is in use instead of deleting it', async () => {
    const { written } = open([used, unused]);
    await userEvent.click((await cardOf('atelier.webp')).getByRole('button', { name: 'Supprimer atelier.webp' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'L’image atelier.webp sert encore' }));
    expect(dialog.getByRole('link', { name: /Relancer ses devis/ })).toHaveAttribute('href', '/blog/edit/a1');
    expect(dialog.queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    expect(written).toEqual([]);
  });

  it('puts another picture in the place of one, everywhere', async () => {
    const { called } = open([used, unused]);
    expect((await cardOf('plan.webp')).queryByRole('button', { name: /^Remplacer partout/ })).toBeNull();
    await userEvent.click((await cardOf('atelier.webp')).getByRole('button', { name: /^Remplacer partout/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remplacer atelier.webp partout' }));
    const replace = dialog.getByRole('button', { name: /^Remplacer à 3.endroits$/ });
    expect(replace).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Médiathèque' }));
    const library = within(await screen.findByRole('dialog', { name: 'Choisir une image' }));
    await userEvent.click(await library.findByRole('button', { name: /^plan\.webp/ }));
    await userEvent.click(replace);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called).toContainEqual({ name: 'replace_picture', args: { former: used.id, replacement: unused.id } });
  });

  it('deletes a picture that nothing shows, once confirmed', async () => {
    const { written } = open([used, unused]);
    await userEvent.click((await cardOf('plan.webp')).getByRole('button', { name: 'Supprimer plan.webp' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Aucun texte ne la montre/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText('Image supprimée')).toBeVisible();
    expect(written).toEqual([{ method: 'delete', data: unused.id }]);
  });

  it('keeps a picture that the storage refuses to delete, and shows the reason', async () => {
    open([unused], new HttpError('no', 403, { code: '42501' }));
    await userEvent.click((await cardOf('plan.webp')).getByRole('button', { name: 'Supprimer plan.webp' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('vos droits ne le permettent pas');
    expect(screen.getByText('plan.webp')).toBeVisible();
  });

  it('keeps a name, an alternative text and a caption with a picture', async () => {
    const { written } = open([unused]);
    const card = await cardOf('plan.webp');
    expect(card.getByText('Sans texte alternatif')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Modifier plan.webp' }));
    const form = within(await screen.findByRole('dialog', { name: 'Modifier l’image' }));
    await write(form.getByLabelText('Nom'), 'Le plan de l’atelier');
    await write(form.getByLabelText('Texte alternatif'), 'Deux établis vus de haut');
    await write(form.getByLabelText('Étiquettes'), 'Lyon, bois clair, Lyon,');
    fireEvent.change(form.getByLabelText('Horizontalement'), { target: { value: '20' } });
    await userEvent.click(form.getByRole('button', { name: 'Sauvegarder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written).toMatchObject([
      {
        method: 'update',
        data: {
          title: 'Le plan de l’atelier',
          alt: 'Deux établis vus de haut',
          tags: ['Lyon', 'bois clair'],
          focus_x: 20,
          focus_y: 50,
        },
      },
    ]);
    expect((await cardOf('Le plan de l’atelier')).getByText(/Deux établis vus de haut/)).toBeVisible();
  });

  it('asks before a description that is not saved is lost', { tags: 'spec-2-4-4' }, async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { written } = open([unused], new HttpError('refused', 500));
    await userEvent.click((await cardOf('plan.webp')).getByRole('button', { name: 'Modifier plan.webp' }));
    const alt = within(await screen.findByRole('dialog')).getByLabelText('Texte alternatif');
    await write(alt, 'Deux établis');
    await userEvent.keyboard('{Escape}');
    expect(ask).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
    await waitFor(() => expect(written).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sauvegarder' })).toBeEnabled());
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true })), 'a closed page').toBe(false);
    ask.mockReturnValue(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('downloads the original file of a picture, where the library has it', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    open([{ ...unused, original_size: 12_340_000 }, used]);
    await userEvent.click((await cardOf('atelier.webp')).getByRole('button', { name: 'Modifier atelier.webp' }));
    await screen.findByRole('dialog', { name: 'Modifier l’image' });
    expect(screen.queryByRole('button', { name: /^Télécharger/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await cardOf('plan.webp')).getByRole('button', { name: 'Modifier plan.webp' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Télécharger l’original \(12,3.Mo\)$/ }));
    await waitFor(() => expect(save.mock.contexts).toMatchObject([{ download: 'plan.jpg' }]));
    expect(await files[0]?.text()).toBe(unused.id);
  });

  it('offers no change to people who may not describe pictures', { tags: 'spec-6' }, async () => {
    open([unused], undefined, ({ action }) => Promise.resolve(action !== 'edit'));
    await cardOf('plan.webp');
    expect(screen.queryByRole('button', { name: /^Modifier/ })).toBeNull();
  });

  it('has a message when it is empty', async () => {
    open([]);
    expect(await screen.findByText('Aucune image trouvée')).toBeVisible();
  });
});
