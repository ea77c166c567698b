// @module-tag spec-2-4-4
import { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Shortcut, writing } from '../../ui/shortcuts/shortcuts';
import { caretAfter } from './caret';
import { textCommands } from './commands';
import { toStoredHtml } from './editor-html';
import { extensions } from './extensions';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions, content: '<p>Avant</p>' });
  editor.commands.focus('end');
});
afterEach(() => editor.destroy());

const figure = '<figure><img src="/a.webp" alt="Un établi"><figcaption>Notre établi</figcaption></figure>';
const withoutCaption = '<figure><img src="/a.webp" alt="Un établi"></figure>';
const video = '<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Lire la vidéo sur YouTube</a></figure>';

const stored = (): string => toStoredHtml(editor.state.doc, false).replaceAll(/\n\s*/g, '');
const press = (key: string, options: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent('keydown', { key, ...options });
  return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) === true;
};
/** Types as a browser does: ProseMirror handles the text, or inserts it. */
function type(text: string): void {
  const { from, to } = editor.state.selection;
  const insert = () => editor.state.tr.insertText(text, from, to);
  const handled = editor.view.someProp('handleTextInput', (handle) => handle(editor.view, from, to, text, insert));
  if (!handled) editor.view.dispatch(insert());
}
// jsdom has no ClipboardEvent; the editor only passes the event on.
const pasteText = (text: string) => editor.view.pasteText(text, new Event('paste') as ClipboardEvent);
const run = (command: string) => {
  const { change } = textCommands.find(({ label }) => label === command) ?? {};
  change?.(editor.chain()).run();
};
const selectPicture = (): void => {
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'picture') editor.commands.setNodeSelection(position);
  });
};

it.each([figure, withoutCaption])('typing continues after an inserted figure', (html) => {
  editor.chain().insertContent(html).command(caretAfter('figure')).run();
  expect(stored(), 'the empty paragraph after the figure is not stored').toBe(`<p>Avant</p>${html}`);
  type('Après');
  expect(stored()).toBe(`<p>Avant</p>${html}<p>Après</p>`);
});

it('Enter in a caption moves to the paragraph after the figure', () => {
  editor.commands.setContent(`${figure}<p>Après</p>`);
  editor.commands.focus(8);
  expect(editor.isActive('figcaption')).toBe(true);
  press('Enter');
  type('Et ');
  expect(stored()).toBe(`${figure}<p>Et Après</p>`);
});

it.each([figure, withoutCaption])('typing keeps a selected picture', (html) => {
  editor.commands.setContent(html);
  selectPicture();
  type('x');
  expect(stored()).toBe(`${html}<p>x</p>`);
});

it.each([figure, withoutCaption])('pasted words replace no selected picture, and join no paragraph', (html) => {
  editor.commands.setContent(`${html}<p>Après</p>`);
  selectPicture();
  pasteText('Collé');
  expect(stored()).toBe(`${html}<p>Collé</p><p>Après</p>`);
});

it('Backspace removes a selected picture with its figure', () => {
  editor.commands.setContent(`<p>Avant</p>${figure}<p>Après</p>`);
  selectPicture();
  press('Backspace');
  expect(stored()).toBe('<p>Avant</p><p>Après</p>');
});

it('Backspace removes one of two pictures, and keeps the other and their caption', () => {
  editor.commands.setContent(
    '<figure><img src="/a.webp" alt="Un"><img src="/b.webp" alt="Deux"><figcaption>Les deux</figcaption></figure>',
  );
  selectPicture();
  // jsdom does not handle the key: ProseMirror then deletes the selection.
  if (!press('Backspace')) editor.commands.deleteSelection();
  expect(stored()).toBe('<figure><img src="/a.webp" alt="Un"><figcaption>Les deux</figcaption></figure>');
});

it('in a new table, Tab moves through the cells and adds a row at the end; Escape leaves', () => {
  run('Tableau');
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    type(word);
    press('Tab');
  }
  press('Escape');
  type('Après');
  expect(stored()).toBe(
    '<p>Avant</p><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><td>c</td><td>d</td></tr><tr><td>e</td><td>f</td></tr><tr><td>g</td><td></td></tr></tbody></table><p>Après</p>',
  );
});

it.each([
  ['start', 1],
  ['middle', 3],
  ['end', 6],
])('a table inserted at the %s of a text has the caret in its first cell', (_, position) => {
  editor.chain().setTextSelection(position).run();
  run('Tableau');
  type('a');
  expect(stored()).toContain('<th scope="col">a</th>');
});

it('an address pasted on an empty line becomes a video, with the caret in its title', () => {
  editor.commands.clearContent();
  pasteText('https://youtu.be/aqz-KE-bpKQ');
  expect(stored()).toBe(video);
  editor.commands.insertContent('La visite');
  expect(stored()).toBe(video.replace('</figure>', '<figcaption>La visite</figcaption></figure>'));
});

it('an address pasted after words becomes a link', () => {
  type(' ');
  pasteText('https://youtu.be/aqz-KE-bpKQ');
  expect(stored()).toBe('<p>Avant <a href="https://youtu.be/aqz-KE-bpKQ">https://youtu.be/aqz-KE-bpKQ</a></p>');
});

it('Backspace removes a video once its title is empty', () => {
  editor.commands.setContent(`<p>Avant</p>${video.replace('</figure>', '<figcaption>V</figcaption></figure>')}`);
  editor.commands.focus('end');
  press('Backspace');
  expect(stored()).toContain('<figure>');
  editor.commands.deleteRange({ from: editor.state.selection.from - 1, to: editor.state.selection.from });
  press('Backspace');
  expect(stored()).toBe('<p>Avant</p>');
});

it('Enter in a button moves below it', () => {
  const button = '<p><a class="button" href="/contact">Prendre RDV</a></p>';
  editor.commands.setContent(button);
  editor.commands.focus('end');
  press('Enter');
  editor.commands.insertContent('Après');
  expect(stored()).toBe(`${button}<p>Après</p>`);
});

it.each([
  ['2026. Une année', '<p>2026. Une année</p>'],
  ['3. Trois', '<ol start="3"><li>Trois</li></ol>'],
  ['# Titre', '<h2>Titre</h2>'],
  ['### Titre', '<h3>Titre</h3>'],
  ['###### Titre', '<h4>Titre</h4>'],
])('« %s » typed', (text, html) => {
  editor.commands.clearContent();
  for (const character of text) type(character);
  expect(stored()).toBe(html);
});

it.each([
  ['2026. Une année', false],
  ['M. Dupont', false],
  ['1. Un\n2. Deux', true],
])('« %s » pasted becomes a list: %s', (text, isList) => {
  const event = Object.assign(new Event('paste'), {
    clipboardData: { getData: (format: string) => (format === 'text/plain' ? text : '') },
  });
  const handled = editor.view.someProp('handlePaste', (handle) =>
    handle(editor.view, event as ClipboardEvent, Slice.empty),
  );
  expect(handled === true).toBe(isList);
});

it('the command toggles a callout around the paragraph', () => {
  run('Encadré');
  expect(stored()).toBe('<aside><p>Avant</p></aside>');
  run('Encadré');
  expect(stored()).toBe('<p>Avant</p>');
});

it('the commands make a message to copy and steps, whose indented items are alternatives', () => {
  run('Message à copier');
  expect(stored()).toBe('<blockquote class="letter"><p>Avant</p></blockquote>');
  run('Message à copier');
  run('Étapes');
  press('Enter');
  type('Signé ?');
  press('Enter');
  press('Tab');
  type('fini');
  expect(stored()).toContain(
    '<ol class="steps"><li>Avant</li><li>Signé ?<ol class="steps"><li>fini</li></ol></li></ol>',
  );
  run('Liste à puces');
  expect(stored()).toContain('<li>Signé ?<ul><li>fini</li></ul></li>');
  editor.commands.setContent('<ol class="steps"><li>un</li></ol>');
  run('Liste numérotée');
  expect(stored()).toBe('<ol><li>un</li></ol>');
});

const pressShortcut = ({ key }: Shortcut): boolean => press(key, { ctrlKey: true });

it.each([
  ['bold', '<strong>Avant</strong>'],
  ['italic', '<em>Avant</em>'],
  ['underline', '<u>Avant</u>'],
] as const)('the shortcuts of %s, undo and redo in the list of shortcuts work', { tags: 'spec-10-9' }, (name, html) => {
  editor.commands.selectAll();
  expect(pressShortcut(writing[name])).toBe(true);
  expect(stored()).toContain(html);
  pressShortcut(writing.undo);
  expect(stored()).toBe('<p>Avant</p>');
  pressShortcut(writing.redo);
  expect(stored()).toContain(html);
});
