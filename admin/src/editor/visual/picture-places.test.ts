// @module-tag spec-2-4-4
import { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { afterEach, expect, it } from 'vitest';
import { textCommands } from './commands';
import { insertHtml, toStoredHtml } from './editor-html';
import { extensions } from './extensions';
import { followPlace } from './picture-places';

let editor: Editor;
afterEach(() => editor.destroy());

/** Opens an editor of a text in which `[` and `]` mark the selection, and `|` the caret. */
function open(marked: string): void {
  editor = new Editor({ element: document.createElement('div'), extensions, content: marked });
  const find = (sign: string): number => {
    let found = 0;
    editor.state.doc.descendants((node, position) => {
      if (node.isText && node.text?.includes(sign)) found = position + node.text.indexOf(sign);
    });
    editor.view.dispatch(editor.state.tr.delete(found, found + 1));
    return found;
  };
  const caret = marked.includes('|') ? find('|') : undefined;
  const range = caret ?? { from: find('['), to: find(']') };
  editor.commands.setTextSelection(range);
}
const stored = (): string => toStoredHtml(editor.state.doc, false).replaceAll(/\n\s*/g, '');
const selected = (): string => {
  const { from, to } = editor.state.selection;
  return editor.state.doc.textBetween(from, to);
};
const un = '<figure><img src="/un.webp"></figure>';
const deux = '<figure><img src="/deux.webp"></figure>';

it.each([
  ['<p>Avant [les mots] après</p>', `<p>Avant les mots</p>${un}${deux}<p> après</p>`],
  ['<p>Avant [les mots]</p><p>Après</p>', `<p>Avant les mots</p>${un}${deux}<p>Après</p>`],
  ['<p>[Avant</p><p>les] mots</p>', `<p>Avant</p><p>les</p>${un}${deux}<p> mots</p>`],
  ['<pre>si [a]</pre><p>Après</p>', `<pre>si a</pre>${un}${deux}<p>Après</p>`],
  ['<h2>[Titre]</h2>', `<h2>Titre</h2>${un}${deux}`],
])('pictures beside the selection %s replace no word of it', (marked, expected) => {
  open(marked);
  const words = selected();
  const insert = followPlace(editor, undefined);
  insert(un);
  insert(deux);
  expect(stored()).toBe(expected);
  expect(selected(), 'still selected').toBe(words);
});

it.each([
  ['<p>Avant|</p>', `<p>Avant</p>${un}${deux}<p>puis</p>`],
  ['<p>|Avant</p>', `${un}${deux}<p>puisAvant</p>`],
  ['<p>Av|ant</p>', `<p>Av</p>${un}${deux}<p>puisant</p>`],
  ['<ul><li>un|</li><li>deux</li></ul>', `<ul><li><p>un</p>${un}${deux}<p>puis</p></li><li>deux</li></ul>`],
  [
    '<p><a class="button" href="/a">Voir| tout</a></p>',
    `<p><a class="button" href="/a">Voir tout</a></p>${un}${deux}<p>puis</p>`,
  ],
  [
    '<figure><img src="/a.webp"><figcaption>Lég|ende</figcaption></figure><p>Après</p>',
    `<figure><img src="/a.webp"><figcaption>Légende</figcaption></figure>${un}${deux}<p>puisAprès</p>`,
  ],
])('pictures at the caret of %s are followed by what is typed then', (marked, expected) => {
  open(marked);
  const insert = followPlace(editor, undefined);
  insert(un);
  insert(deux);
  editor.commands.insertContent('puis');
  expect(stored()).toBe(expected);
});

it('a picture in a table stays in its cell', () => {
  open('<table><tbody><tr><td>un|</td><td>deux</td></tr></tbody></table>');
  followPlace(editor, undefined)(un);
  expect(stored()).toContain(`<td><p>un</p>${un}`);
});

it('the place of pictures under way follows what is written before, there and after', () => {
  open('<p>Un</p><p>Deux|</p><p>Trois</p>');
  const insert = followPlace(editor, undefined);
  editor.commands.insertContentAt(1, 'Et ');
  insert(un);
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' fois');
  editor.commands.setTextSelection(3);
  insert(deux);
  expect(stored()).toBe(`<p>Et Un</p><p>Deux</p>${un}${deux}<p>Trois fois</p>`);
  expect(editor.state.selection.head, 'the caret is where one writes').toBe(3);
  editor.commands.undo();
  expect(stored()).not.toContain('deux.webp');
});

it('a selected picture keeps its figure', () => {
  open('<figure><img src="/a.webp" alt="A"></figure><p>|Après</p>');
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 1)));
  followPlace(editor, undefined)(un);
  expect(stored()).toBe(`<figure><img src="/a.webp" alt="A"></figure>${un}<p>Après</p>`);
});

it.each(['Tableau', 'Séparation', 'dialog'])('« %s » replaces no selected words', (name) => {
  open('<p>Avant [les mots]</p><p>Après</p>');
  const { change } = textCommands.find(({ label }) => label === name) ?? {};
  const chain = editor.chain();
  (change ? change(chain) : chain.command(insertHtml(un))).run();
  expect(stored()).toMatch(/^<p>Avant les mots<\/p><(table|hr|figure)/);
});
