import { type Command, Extension } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { writeHtml, parseHtml } from '../html';
import { blockPlace } from './caret';

/**
 * The HTML to store for a document of the visual editor: with table sections and captions, links in videos, and without
 * the paragraphs that only the editor needs in list items and cells.
 */
export function toStoredHtml(content: Node, keepEntities: boolean): string {
  // A document without a window, in which the browser does not load the pictures again.
  const target = { document: document.implementation.createHTMLDocument('') };
  const fragment = DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content, target);
  if (!(fragment instanceof DocumentFragment)) throw new TypeError('ProseMirror serialises into a fragment');
  // The empty paragraph at the end only holds the caret.
  if (fragment.lastElementChild?.outerHTML === '<p></p>') fragment.lastElementChild.remove();
  restoreBlocks(fragment);
  for (const holder of fragment.querySelectorAll('li, td, th')) unwrapParagraph(holder);
  return writeHtml(fragment, keepEntities);
}

/** Copies tables and videos as they are stored, so that a paste, here or elsewhere, finds the caption of a table and the link of a video. */
export const writeCopiedText = Extension.create({
  name: 'copiedText',
  addProseMirrorPlugins() {
    const { nodes, marks } = DOMSerializer.fromSchema(this.editor.schema);
    return [new Plugin({ props: { clipboardSerializer: new CopiedText(nodes, marks) } })];
  },
});

class CopiedText extends DOMSerializer {
  override serializeFragment(...[content, options, target]: Parameters<DOMSerializer['serializeFragment']>) {
    const written = super.serializeFragment(content, options, target);
    // ProseMirror calls this method for the content of each node too, with its element.
    if (!target && written instanceof DocumentFragment) restoreBlocks(written);
    return written;
  }
}

function restoreBlocks(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) restoreTable(table);
  for (const figure of fragment.querySelectorAll('figure[data-video]')) restoreVideo(figure);
}

function restoreTable(table: HTMLTableElement): void {
  const rows = [...table.querySelectorAll(':scope > tbody > tr')];
  const caption = table.getAttribute('data-caption');
  table.removeAttribute('data-caption');
  table.replaceChildren();
  if (caption) table.createCaption().textContent = caption;
  for (const row of rows) {
    const section = row.getAttribute('data-section') ?? 'tbody';
    row.removeAttribute('data-section');
    if (table.lastElementChild?.localName !== section) table.append(table.ownerDocument.createElement(section));
    table.lastElementChild?.append(row);
  }
}

/** Adds the link of a video, and removes an empty caption. */
function restoreVideo(figure: Element): void {
  const link = figure.ownerDocument.createElement('a');
  link.setAttribute('href', figure.getAttribute('data-video') ?? '');
  link.textContent = figure.getAttribute('data-words');
  ['data-video', 'data-words'].forEach((name) => figure.removeAttribute(name));
  const caption = figure.querySelector('figcaption');
  if (!caption?.hasChildNodes()) caption?.remove();
  figure.prepend(link);
}

/** Removes a paragraph that only the editor needs: `<li><p>un</p><ul>…</ul></li>` → `<li>un<ul>…</ul></li>`. */
function unwrapParagraph(holder: Element): void {
  const hadParagraphs = holder.hasAttribute('data-paragraphs');
  holder.removeAttribute('data-paragraphs');
  const [first, ...others] = holder.children;
  const isAlone = others.every(({ localName }) => localName === 'ul' || localName === 'ol');
  if (!hadParagraphs && isAlone && first?.localName === 'p') first.replaceWith(...first.childNodes);
}

export const parseContent = (html: string, schema: Schema): Node => DOMParser.fromSchema(schema).parse(parseHtml(html));

/** Inserts blocks after the selected text, and leaves that text as it is. */
export const insertHtml =
  (html: string): Command =>
  ({ commands, state, tr, dispatch }) =>
    !dispatch ||
    commands.insertContentAt(blockPlace(tr.doc, tr.selection.to), parseContent(html, state.schema).content);
