// @module-tag spec-10-8
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin, write } from './admin';
import { storedPost } from './articles';
import { gifOf } from './picture-files';
import { blogPosts } from '../src/features/articles/resource';

const content = '<p>Avant</p>\n<p>Des mots choisis</p>\n<p>Après</p>';
const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });

function open(mode: 'html' | 'visual', beforeAnswer?: () => Promise<void>) {
  const store = memoryStore({ 'editor.mode': mode });
  const rows = { blog_posts: [{ ...storedPost, content }], pictures: [] };
  renderAdmin([blogPosts], rows, { at: '/blog/edit/p1', store, ...(beforeAnswer && { beforeAnswer }) });
}
const transfer = (...files: readonly File[]) => ({ types: ['Files'], files });
const html = () => screen.findByLabelText<HTMLTextAreaElement>(/^Contenu \(HTML\)/);
const visual = () => screen.findByRole('textbox', { name: 'Contenu' });
/** Shortens the HTML of a text: words without paragraphs, and `[name]` for the figure of a picture. */
const blocks = (text: string) =>
  text
    .replaceAll(/<figure>\s*<img src="[^"]*\/(\w+)-\d+x\d+-[^"]*">\s*<\/figure>/g, '[$1]')
    .replaceAll(/<\/?p>|\n/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
const stored = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'HTML' }));
  return blocks((await html()).value);
};
const sentTimes = (count: number) => screen.findByText(new RegExp(`^${count} images envoyées`));

/** Mocks for the position of a drop, because jsdom has no layout: the element, or the position in a textarea. */
const layout = document as {
  elementFromPoint?: unknown;
  caretPositionFromPoint?: unknown;
  caretRangeFromPoint?: unknown;
};
afterEach(() => {
  delete layout.elementFromPoint;
  delete layout.caretPositionFromPoint;
});

it('several dropped files are inserted in order at the drop, and a refused one is named', async () => {
  open('html');
  const box = await html();
  const offset = content.indexOf('<p>Après');
  layout.caretPositionFromPoint = () => ({ offsetNode: box, offset });
  fireEvent.drop(box, { dataTransfer: transfer(gifOf(2, 'un.gif'), svg, gifOf(3, 'deux.gif')) });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^logo\.svg/);
  expect(blocks(box.value)).toBe('Avant Des mots choisis [un] [deux] Après');
  expect(screen.getByRole('button', { name: 'Visuel' })).toBeEnabled();
});

it('a picture that WebKit on Linux pastes as nothing is taken from the clipboard', async () => {
  const copied = gifOf(2, 'copied.gif');
  const item = { types: [copied.type], getType: () => Promise.resolve(copied) };
  const clipboard = { configurable: true, value: { read: () => Promise.resolve([item]) } };
  Object.defineProperty(navigator, 'clipboard', clipboard);
  open('html');
  fireEvent.paste(await html(), { clipboardData: { types: [], files: [] } });
  await waitFor(async () => expect(blocks((await html()).value)).toContain('[image]'));
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('a picture pasted over selected words of the HTML leaves them, and what is typed meanwhile', async () => {
  const answers: (() => void)[] = [];
  open('html', () => new Promise((resolve) => answers.push(resolve)));
  const box = await html();
  const start = content.indexOf('mots choisis');
  box.setSelectionRange(start, start + 'mots'.length);
  fireEvent.paste(box, { clipboardData: transfer(gifOf(2, 'un.gif')) });
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.change(box, { target: { value: box.value.replace('Avant', 'Bien avant') } });
  fireEvent.change(box, { target: { value: box.value.replace('Après', 'Bien après') } });
  expect(screen.getByRole('button', { name: 'Visuel' }), 'which would not know the place').toBeDisabled();
  answers[0]?.();
  await screen.findByText(/^Image envoyée/);
  expect(blocks(box.value)).toBe('Bien avant Des mots choisis [un] Bien après');
});

it('a picture chosen in the dialog of the HTML leaves the selected words', async () => {
  open('html');
  const box = await html();
  box.setSelectionRange(3, 8);
  await userEvent.click(screen.getByRole('button', { name: 'Insérer une image' }));
  const dialog = within(await screen.findByRole('dialog'));
  await write(dialog.getByLabelText('Adresse de l’image'), '/un.webp');
  await write(dialog.getByLabelText('Texte alternatif'), 'Un');
  await userEvent.click(dialog.getByRole('button', { name: 'Valider' }));
  expect(box.value).toMatch(/^<p>Avant<\/p><figure>/);
  fireEvent.change(box, { target: { value: content } });
  await userEvent.click(screen.getByRole('button', { name: 'Visuel' }));
  await waitFor(async () => expect(await visual()).toHaveTextContent('AvantDes mots choisisAprès'));
  expect(within(await visual()).queryByRole('img'), 'the former text, typed again, is a change').toBeNull();
});

it('pictures dropped in the visual editor stand in their order beside the block they fell on', async () => {
  open('visual');
  const box = await visual();
  await waitFor(() => expect(box).toHaveTextContent('choisis'));
  const target = within(box).getByText('Avant');
  layout.elementFromPoint = () => target;
  layout.caretPositionFromPoint = () => ({ offsetNode: target.firstChild, offset: 5 });
  fireEvent.drop(target, { dataTransfer: transfer(gifOf(2, 'un.gif'), gifOf(3, 'deux.gif')) });
  await sentTimes(2);
  expect(await stored()).toBe('Avant [un] [deux] Des mots choisis Après');
});
