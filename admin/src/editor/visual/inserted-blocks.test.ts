import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textCommands } from './commands';
import { toStoredHtml } from './editor-html';
import { extensions } from './extensions';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions });
});
afterEach(() => editor.destroy());

const press = (key: string): boolean =>
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, new KeyboardEvent('keydown', { key }))) ===
  true;
const stored = (): string => toStoredHtml(editor.state.doc, false).replaceAll(/\n\s*/g, '');
// jsdom has no ClipboardEvent; the editor only passes the event on.
const pasteText = (text: string) => editor.view.pasteText(text, new Event('paste') as ClipboardEvent);

const video = '<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Lire la vidéo sur YouTube</a></figure>';

it('an address pasted on an empty line becomes a video, with the caret in its title (§2.4.4)', () => {
  pasteText('https://youtu.be/aqz-KE-bpKQ');
  expect(stored()).toBe(video);
  editor.commands.insertContent('La visite');
  expect(stored()).toBe(video.replace('</figure>', '<figcaption>La visite</figcaption></figure>'));
});

it('an address pasted after words becomes a link (§2.4.4)', () => {
  editor.commands.insertContent('Voir ');
  pasteText('https://youtu.be/aqz-KE-bpKQ');
  expect(stored()).toBe('<p>Voir <a href="https://youtu.be/aqz-KE-bpKQ">https://youtu.be/aqz-KE-bpKQ</a></p>');
});

it('Backspace removes a video once its title is empty (§2.4.4)', () => {
  editor.commands.setContent(`<p>Avant</p>${video.replace('</figure>', '<figcaption>V</figcaption></figure>')}`);
  editor.commands.focus('end');
  press('Backspace');
  expect(stored()).toContain('<figure>');
  editor.commands.deleteRange({ from: editor.state.selection.from - 1, to: editor.state.selection.from });
  press('Backspace');
  expect(stored()).toBe('<p>Avant</p>');
});

it('Enter in a button moves below it (§2.4.4)', () => {
  const button = '<p><a class="button" href="/contact">Prendre RDV</a></p>';
  editor.commands.setContent(button);
  editor.commands.focus('end');
  press('Enter');
  editor.commands.insertContent('Après');
  expect(stored()).toBe(`${button}<p>Après</p>`);
});

it('the command toggles a callout around the paragraph (§2.4.4)', () => {
  const callout = textCommands.find(({ label }) => label === 'Encadré');
  editor.commands.setContent('<p>À noter</p>');
  callout?.change(editor.chain()).run();
  expect(stored()).toBe('<aside><p>À noter</p></aside>');
  callout?.change(editor.chain()).run();
  expect(stored()).toBe('<p>À noter</p>');
});
