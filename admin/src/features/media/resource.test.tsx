import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import type { MediaPicture } from '../../data/media/media-library';
import type { BackOfficeResource } from '../../data/resource';
import { media } from './resource';
import { gifOf } from '../../../tests/picture-files';

const picture = (id: string, uses: MediaPicture['uses'] = []): MediaPicture => ({
  id,
  address: `/storage/v1/object/public/media/${id}`,
  small: null,
  thumbnail: `/storage/v1/object/public/media/${id.replace('.', '-small.')}`,
  size: 85_300,
  created_at: '2026-11-20T09:31:04+00:00',
  title: '',
  alt: '',
  caption: '',
  tags: [],
  focus_x: 50,
  focus_y: 50,
  uses,
});
const used = picture('atelier-1600x900-3f9a1c2e.webp', [
  { kind: 'blog_posts', id: 'a1', title: 'Relancer ses devis' },
  { kind: 'trash', id: 'b1', title: 'Un brouillon' },
  { kind: 'poems', id: 'c1', title: 'Sans écran' },
]);
const unused = picture('plan-800x600-00000001.webp');
/** The screens of what shows pictures. */
const screenOf = (name: string, path: string, words: string, screens: object): BackOfficeResource => ({
  name,
  list: () => null,
  options: { path, columns: {}, french: { name: words } },
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

const drop = async (name: string) => {
  const dataTransfer = { types: ['Files'], files: [gifOf(2, name)] };
  fireEvent.drop(await screen.findByText('atelier.webp'), { dataTransfer });
};

describe('the library', () => {
  it('shows the details of each picture and links to its uses (§10.8)', async () => {
    open([used, unused]);
    const card = await cardOf('atelier.webp');
    expect(card.getByText(/^1600.×.900, 85.ko.*Ajoutée le 20\/11\/2026$/)).toBeVisible();
    await userEvent.click(card.getByText(/^Utilisée 3.fois$/));
    expect(card.getByRole('link', { name: /Relancer ses devis/ })).toHaveAttribute('href', '/blog/edit/a1');
    expect(card.getByRole('link', { name: /^Corbeille.: Un brouillon$/ })).toHaveAttribute('href', '/trash');
    expect(card.getByText(/^poems.: Sans écran$/)).toBeVisible();
    expect((await cardOf('plan.webp')).getByText('Non utilisée')).toBeVisible();
  });

  it('names the places of a picture that is in use instead of deleting it (§10.8)', async () => {
    const { written } = open([used, unused]);
    await userEvent.click((await cardOf('atelier.webp')).getByRole('button', { name: 'Supprimer atelier.webp' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'L’image atelier.webp sert encore' }));
    expect(dialog.getByRole('link', { name: /Relancer ses devis/ })).toHaveAttribute('href', '/blog/edit/a1');
    expect(dialog.queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    expect(written).toEqual([]);
  });

  it('puts another picture in the place of one, everywhere (§10.8)', async () => {
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
    expect(called).toContainEqual({ name: 'replace_picture', args: { former: used.id, heir: unused.id } });
  });

  it('deletes a picture that nothing shows, once confirmed (§10.8)', async () => {
    const { written } = open([used, unused]);
    await userEvent.click((await cardOf('plan.webp')).getByRole('button', { name: 'Supprimer plan.webp' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Aucun texte ne la montre/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText('Image supprimée')).toBeVisible();
    expect(written).toEqual([{ method: 'delete', data: unused.id }]);
  });

  it('keeps a picture that the storage refuses to delete, and shows the reason (§10.8)', async () => {
    open([unused], new HttpError('no', 403, { code: '42501' }));
    await userEvent.click((await cardOf('plan.webp')).getByRole('button', { name: 'Supprimer plan.webp' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('vos droits ne le permettent pas');
    expect(screen.getByText('plan.webp')).toBeVisible();
  });

  it('keeps a name, an alternative text and a caption with a picture (§10.8)', async () => {
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

  it('offers no change to who may not describe pictures (§6)', async () => {
    open([unused], undefined, ({ action }) => Promise.resolve(action !== 'edit'));
    await cardOf('plan.webp');
    expect(screen.queryByRole('button', { name: /^Modifier/ })).toBeNull();
  });

  it('has a message when it is empty (§10.8)', async () => {
    open([]);
    expect(await screen.findByText('Aucune image trouvée')).toBeVisible();
  });

  it('uploads a picture dropped anywhere on the screen (§10.8)', async () => {
    const { written } = open([]);
    const dataTransfer = { types: ['Files'], files: [gifOf(2)] };
    fireEvent.drop(await screen.findByText('Aucune image trouvée'), { dataTransfer });
    expect(await screen.findByText('Image envoyée.')).toBeVisible();
    expect(written).toEqual([{ method: 'create', data: { name: expect.stringMatching(/^elan-datelier-2x1-/) } }]);
  });

  it('uploads several at once, and names the one that is refused (§10.8)', async () => {
    const { written } = open([]);
    const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    const files = [gifOf(2, 'un.gif'), svg, gifOf(2, 'deux.gif')];
    fireEvent.drop(await screen.findByText('Aucune image trouvée'), { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^logo\.svg.: Les images SVG ne sont pas acceptées/);
    expect(written.map(({ data }) => (data as { name: string }).name.slice(0, 4))).toEqual(['un-2', 'deux']);
  });

  it.each([
    [new HttpError('', 413, {}), /trop lourde/],
    [new HttpError('', 415, {}), /n’est pas une image/],
    [new HttpError('', 401, {}), /session a pris fin/],
    [new HttpError('', 403, {}), /droits/],
    [new HttpError('', 500, {}), /Réessayez dans un instant/],
    [new TypeError('No answer'), /vérifiez votre connexion/],
  ])('shows why an upload was refused: %s (§10.8)', async (refusal, sentence) => {
    open([], refusal);
    fireEvent.paste(await screen.findByText('Aucune image trouvée'), {
      clipboardData: { types: ['Files'], files: [gifOf(2)] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('offers the picture that it has already of the same file, or adds it under another name', async () => {
    const { written } = open([used]);
    await drop('un.gif');
    await screen.findByText('Image envoyée.');
    const [{ name }] = written.map(({ data }) => data) as [{ name: string }];
    // The database of this test does not know what was uploaded.
    cleanup();
    const again = open([used, picture(name)]);
    await drop('deux.gif');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cette image est déjà dans la médiathèque' }));
    expect(dialog.getByText(/«.deux\.gif.».*ajoutée le 20\/11\/2026/)).toBeVisible();
    expect(dialog.getByText('un.gif')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Utiliser celle-ci' }));
    expect(await screen.findByText('Image reprise de la médiathèque.')).toBeVisible();
    await drop('un.gif');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(again.written).toEqual([]);
    await drop('un.gif');
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter quand même' }));
    expect(await screen.findByText('Image envoyée.')).toBeVisible();
    expect(again.written).toEqual([{ method: 'create', data: { name: name.replace('un-', 'un-2-') } }]);
  });

  it('ignores pasted text (§10.8)', async () => {
    const { written } = open([]);
    const clipboardData = { types: ['text/plain', 'Files'], files: [gifOf(2)] };
    fireEvent.paste(await screen.findByText('Aucune image trouvée'), { clipboardData });
    await waitFor(() => expect(screen.queryByText('Préparation de l’image…')).toBeNull());
    expect(written).toEqual([]);
  });
});
