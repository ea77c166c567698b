import { getSchema } from '@tiptap/core';
import { DOMSerializer, type Node, DOMParser } from '@tiptap/pm/model';
import { writeHtml, parseHtml } from '../html';
import { extensions } from './extensions';

/**
 * The HTML to store for what the visual editor holds: table rows back in their head and body, captions back in their
 * tables, links in their videos, items and cells without the paragraphs only the editor needs.
 * @param keepEntities see `writeHtml`
 */
export function toStoredHtml(content: Node, keepEntities: boolean): string {
  // A document that is never shown, or its pictures would load once more.
  const target = { document: document.implementation.createHTMLDocument('') };
  const fragment = DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content, target);
  if (!(fragment instanceof DocumentFragment)) throw new TypeError('ProseMirror serialises into a fragment');
  // An empty paragraph at the end is where the caret waits; nobody wrote it.
  if (fragment.lastElementChild?.outerHTML === '<p></p>') fragment.lastElementChild.remove();
  for (const table of fragment.querySelectorAll('table')) restoreTable(table);
  for (const figure of fragment.querySelectorAll('figure[data-video]')) restoreVideo(figure);
  for (const holder of fragment.querySelectorAll('li, td, th')) unwrapParagraph(holder);
  return writeHtml(fragment, keepEntities);
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

/** A video without a title has no caption. */
function restoreVideo(figure: Element): void {
  const link = figure.ownerDocument.createElement('a');
  link.setAttribute('href', figure.getAttribute('data-video') ?? '');
  link.textContent = figure.getAttribute('data-words');
  ['data-video', 'data-words'].forEach((name) => figure.removeAttribute(name));
  const caption = figure.querySelector('figcaption');
  if (!caption?.hasChildNodes()) caption?.remove();
  figure.prepend(link);
}

/** « <li><p>un</p><ul>…</ul></li> » → « <li>un<ul>…</ul></li> » */
function unwrapParagraph(holder: Element): void {
  const kept = holder.hasAttribute('data-paragraphs');
  holder.removeAttribute('data-paragraphs');
  const [first, ...others] = holder.children;
  const alone = others.every(({ localName }) => localName === 'ul' || localName === 'ol');
  if (!kept && alone && first?.localName === 'p') first.replaceWith(...first.childNodes);
}

const schema = getSchema(extensions);

/** Stored HTML as the visual editor holds it. */
export const contentOf = (html: string): Node => DOMParser.fromSchema(schema).parse(parseHtml(html));
