import { sizeInAddress } from '@agency-site/domain/media';
import type { Element, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { droppedElements, shownElements, shownProtocols } from '@agency-site/domain/stored-html';
import { trustedHtml } from '@agency-site/domain/trusted-html';
import { fromDom } from 'hast-util-from-dom';
import { fromHtml } from 'hast-util-from-html';
import { completeBeforeAfter } from './before-after';
import { completeCalculator } from './calculator';
import { element as newElement } from './hast-elements';
import { linkNotes } from './notes';
import { addHeadingIds, lowerHeading, type Heading } from './outline';
import { completePreformatted, scrollBox } from './scroll-box';
import { completeVideo } from './video';

export interface PreparedText {
  /** HTML of allowed elements and attributes only. */
  readonly html: string;
  readonly headings: Heading[];
}

/**
 * Makes stored HTML safe to show and completes it for readers: headings get ids, external links open without access to this page, wide
 * tables scroll, figures of saved time get bars, pictures load lazily, and videos wait for a click.
 * @param html what an administrator wrote; it is trusted no more than a stranger's text
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

/** Adds the element of the copy button to a message: empty and without size until its script loads. */
function completeLetter(quotation: Element): void {
  if (quotation.properties['className']) quotation.children.push(newElement('copy-letter', {}));
}

/** Marks links to other sites. `//elsewhere` is one too, and some browsers also accept backslashes in its place. */
function completeLink(link: Element): void {
  const { className, ...properties } = link.properties;
  const elsewhere = /^(https?:|[/\\]{2})/i.test(String(properties['href']));
  link.properties = {
    ...(className && { className: ['link-button'] }),
    ...properties,
    ...(elsewhere && { rel: ['noopener'] }),
  };
}

/** The sanitiser leaves an empty list of classes behind when it removes a class that is not allowed. */
function dropEmptyClass({ properties }: Element): void {
  if (String(properties['className']) === '') delete properties['className'];
}

/** A picture without an alternative text is marked as decoration. When its file name contains its size, its space is reserved. */
function completePicture(picture: Element): void {
  const { src, width, height } = picture.properties;
  const size = width || height ? {} : sizeInAddress(String(src));
  picture.properties = { alt: '', ...size, ...picture.properties, loading: 'lazy', decoding: 'async' };
}

/** The only allow-list for HTML written in the back-office. Server and browser both use it. */
const allowList: Schema = {
  tagNames: [...shownElements],
  // No other class, no id and no name, so that stored HTML can neither shadow a property of the document nor imitate parts of the site.
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
  // These elements are removed with their content, because their text is code.
  strip: [...droppedElements],
};

/**
 * Parses an HTML fragment. The browser's own parser saves readers the 45 kB of the one that the server uses. It parses inside a `template`
 * of a document that is never shown, in which no script runs and nothing loads.
 */
function parse(html: string): Root {
  if (import.meta.env.SSR) return fromHtml(html, { fragment: true });
  const template = document.implementation.createHTMLDocument('').createElement('template');
  template.innerHTML = trustedHtml(html);
  return fromDom(template.content) as Root;
}
