// @module-tag spec-10-8
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { gifOf } from '../../../tests/picture-files';
import { picture } from '../../../tests/pictures';
import type { MediaPicture } from '../../provider/media/media-library';
import { media } from './resource';

const used = picture('atelier-1600x900-3f9a1c2e.webp');
const open = (pictures: readonly MediaPicture[], refuse?: Error) =>
  renderAdmin([media], { pictures }, { at: '/media', ...(refuse && { refuse }) });

const drop = async (name: string) => {
  const dataTransfer = { types: ['Files'], files: [gifOf(2, name)] };
  fireEvent.drop(await screen.findByText('atelier.webp'), { dataTransfer });
};

describe('the library', () => {
  it('uploads a picture dropped anywhere on the screen, together with its original file', async () => {
    const { written } = open([]);
    const original = gifOf(2);
    const dataTransfer = { types: ['Files'], files: [original] };
    fireEvent.drop(await screen.findByText('Aucune image trouvée'), { dataTransfer });
    expect(await screen.findByText('Image envoyée.')).toBeVisible();
    expect(written).toEqual([
      { method: 'create', data: { name: expect.stringMatching(/^elan-datelier-2x1-/), original } },
    ]);
  });

  it('uploads several at once, and names the one that is refused', async () => {
    const { written } = open([]);
    const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    const files = [gifOf(2, 'un.gif'), svg, gifOf(2, 'deux.gif')];
    fireEvent.drop(await screen.findByText('Aucune image trouvée'), { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^logo\.svg.: Les images SVG ne sont pas acceptées/);
    expect(written.map(({ data }) => (data as { name: string }).name.slice(0, 4))).toEqual(['un-2', 'deux']);
    const lines = within(screen.getByRole('list', { name: 'Fichiers' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'un.gif\u00A0: Envoyée',
      'logo.svg\u00A0: Refusée',
      'deux.gif\u00A0: Envoyée',
    ]);
  });

  it('sends files dropped meanwhile after the others, and reports the outcome of each', async () => {
    const answer: (() => void)[] = [];
    const beforeAnswer = () => new Promise<void>((resolve) => answer.push(resolve));
    const { written } = renderAdmin([media], { pictures: [] }, { at: '/media', beforeAnswer });
    const target = await screen.findByText('Aucune image trouvée');
    const dropped = (...files: readonly File[]) =>
      fireEvent.drop(target, { dataTransfer: { types: ['Files'], files } });
    dropped(gifOf(2, 'un.gif'), new File(['<svg/>'], 'deux.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('Préparation de l’image 1 sur 2…')).toBeVisible();
    dropped(gifOf(3, 'trois.gif'));
    for (const sent of [1, 2]) {
      await waitFor(() => expect(answer).toHaveLength(sent));
      answer[sent - 1]?.();
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(/^deux\.svg/);
    expect(written).toHaveLength(2);
    const lines = within(screen.getByRole('list', { name: 'Fichiers' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'un.gif\u00A0: Envoyée',
      'deux.svg\u00A0: Refusée',
      'trois.gif\u00A0: Envoyée',
    ]);
  });

  it.each([
    [new HttpError('', 413, {}), /trop lourde/],
    [new HttpError('', 413, { isFromProxy: true }), /devant le site .* 41.Mo par envoi/],
    [new HttpError('', 403, { isFromProxy: true }), /\(erreur 403\)/],
    [new HttpError('', 502, { isFromProxy: true }), /Réessayez dans un instant/],
    [new HttpError('', 415, {}), /n’est pas une image/],
    [new HttpError('', 401, {}), /session a pris fin/],
    [new HttpError('', 403, {}), /droits/],
    [new HttpError('', 500, {}), /Réessayez dans un instant/],
    [new TypeError('No answer'), /vérifiez votre connexion/],
  ])('shows why an upload was refused: %s', async (refusal, sentence) => {
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
    expect(again.written).toMatchObject([{ method: 'create', data: { name: name.replace('un-', 'un-2-') } }]);
  });

  it('ignores pasted text', async () => {
    const { written } = open([]);
    const clipboardData = { types: ['text/plain', 'Files'], files: [gifOf(2)] };
    fireEvent.paste(await screen.findByText('Aucune image trouvée'), { clipboardData });
    await waitFor(() => expect(screen.queryByText('Préparation de l’image…')).toBeNull());
    expect(written).toEqual([]);
  });
});
