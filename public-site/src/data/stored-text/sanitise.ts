import { sizeInAddress } from '@agency/domain/media';
import type { Element, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { droppedElements, shownElements, shownProtocols } from '@agency/domain/stored-html';
import { trustedHtml } from '@agency/domain/trusted-html';
import { fromDom } from 'hast-util-from-dom';
import { fromHtml } from 'hast-util-from-html';
import { completeBeforeAfter } from './before-after';
import { completeCalculator } from './calculator';
import { element as newElement } from './hast-elements';
import { linkNotes } from './notes';
import { addHeadingIds, lowerHeading, type Heading } from './outline';
import { completePreformatted, scrollBox } from './scroll-box';
import { completeVideo } from './video';

/** A text ready to be shown. */
export interface PreparedText {
  /** The HTML holds allowed elements and attributes only. */
  readonly html: string;
  /** The parts of the text, for a table of contents. */
  readonly headings: Heading[];
}

/**
 * Makes stored HTML safe to show and completes it for reading: headings can be linked to, external links open safely,
 * wide tables scroll, times saved are drawn, pictures load late, videos wait for a click.
 * @param html what an administrator wrote, trusted no more than a stranger's
 */
export function prepareText(html: string): PreparedText {
  const tree = sanitize(parse(html), allowList) as Root;
  visit(tree, 'element', (element, _index, parent) => {
    dropEmptyClass(element);
    lowerHeading(element);
    if (element.tagName === 'blockquote') completeLetter(element);
    if (element.tagName === 'figure') completeFigure(element);
    if (element.tagName === 'aside') element.properties = { className: ['callout'], role: 'note' };
    if (element.tagName === 'a') completeLink(element);
    if (element.tagName === 'img') completePicture(element);
    if (element.tagName === 'pre' && parent) completePreformatted(element, parent);
  });
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = scrollBox(element, parent);
    return [SKIP, index + 1];
  });
  linkNotes(tree);
  const headings = addHeadingIds(tree);
  return { html: toHtml(tree), headings };
}

/** Adds to a figure the elements that its kind needs. Its class, or the only link that it contains, determines the kind. */
function completeFigure(figure: Element): void {
  completeVideo(figure);
  completeCalculator(figure);
  completeBeforeAfter(figure);
}

/** Gives a message to copy the element of its button: empty and without size, until its script loads. */
function completeLetter(quotation: Element): void {
  if (quotation.properties['className']) quotation.children.push(newElement('copy-letter', {}));
}

/** `//elsewhere`, which some browsers also read with backslashes, is no less elsewhere than `https://elsewhere`. */
function completeLink(link: Element): void {
  const { className, ...properties } = link.properties;
  const elsewhere = /^(https?:|[/\\]{2})/i.test(String(properties['href']));
  link.properties = {
    ...(className && { className: ['link-button'] }),
    ...properties,
    ...(elsewhere && { rel: ['noopener'] }),
  };
}

/** A class outside the allow-list leaves an empty list behind. */
function dropEmptyClass({ properties }: Element): void {
  if (String(properties['className']) === '') delete properties['className'];
}

/** A picture without an alternative text is decoration; a picture whose name has its size reserves its place. */
function completePicture(picture: Element): void {
  const { src, width, height } = picture.properties;
  const size = width || height ? {} : sizeInAddress(String(src));
  picture.properties = { alt: '', ...size, ...picture.properties, loading: 'lazy', decoding: 'async' };
}

/** The one allow-list for HTML written in the back-office; the server and the browser both read it. */
const allowList: Schema = {
  tagNames: [...shownElements],
  // Only these classes, no id and no name: stored HTML can neither shadow a property of the page nor imitate its look.
  attributes: {
    a: ['href', 'title', ['className', 'button']],
    abbr: ['title'],
    figure: [['className', 'before-after', 'calculator']],
    img: ['src', 'alt', 'width', 'height', 'title'],
    blockquote: [['className', 'letter']],
    ol: ['start', ['className', 'steps']],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: [...shownProtocols.href], src: [...shownProtocols.src] },
  // These elements are dropped with their content, not unwrapped: their text is code, not words.
  strip: [...droppedElements],
};

/**
 * Reads HTML inside a `template`. Server and browser each have their own parser: using the browser's saves the reader 45 kB. The template
 * belongs to a document that is never shown, in which nothing runs or loads.
 */
function parse(html: string): Root {
  if (import.meta.env.SSR) return fromHtml(html, { fragment: true });
  const template = document.implementation.createHTMLDocument('').createElement('template');
  template.innerHTML = trustedHtml(html);
  return fromDom(template.content) as Root;
}
