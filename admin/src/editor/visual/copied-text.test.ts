// @module-tag spec-2-4-4
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toStoredHtml } from './editor-html';
import { extensions } from './extensions';
import { readPastedHtml } from './paste/pasted-html';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions });
});
afterEach(() => editor.destroy());

const figure = '<figure><img src="/a.webp" alt="Un établi"><figcaption>Notre établi</figcaption></figure>';
const video = '<figure><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Lire la vidéo sur YouTube</a></figure>';
const stored = (): string => toStoredHtml(editor.state.doc, false).replaceAll(/\n\s*/g, '');
const table =
  '<table><caption>Nos prix</caption><thead><tr><th scope="col">Jour</th></tr></thead><tbody><tr><td>Un</td></tr></tbody><tfoot><tr><td>Deux</td></tr></tfoot></table>';
it.each([
  table,
  `<aside>${table}</aside>`,
  video,
  video.replace('</figure>', '<figcaption>Un <em>tour</em></figcaption></figure>'),
  figure,
  '<p>Un <strong>mot</strong>, <code>a &lt; b</code>.<br>Deux</p><hr>',
  '<ul><li>un<ul><li>sous</li></ul></li><li><p>avec</p><p>deux</p></li></ul><ol start="4"><li>quatre</li></ol>',
  '<blockquote><p>cité</p></blockquote><pre><code>let a = 1;  b</code></pre><pre>tel  quel</pre>',
  '<p><a class="button" href="/contact">Bouton</a></p><blockquote class="letter"><p>Lettre</p></blockquote>',
  '<ol class="steps"><li>pas</li></ol><p>10 000 € <sup>1</sup> <q>x</q> <cite>y</cite></p>',
])('a text that is copied or cut, and pasted, stays as it was: %s', (html) => {
  editor.commands.setContent(`<p>Avant</p>${html}<p>Après</p>`);
  const before = stored();
  editor.commands.selectAll();
  const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
  editor.commands.setContent('<p></p>');
  // jsdom has no ClipboardEvent; the editor only passes the event on.
  editor.view.pasteHTML(readPastedHtml(dom.innerHTML).html, new Event('paste') as ClipboardEvent);
  expect(stored()).toBe(before);
});
