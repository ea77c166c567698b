import { droppedElements, shownElements } from '@agency-site/domain/stored-html';

/** Elements that the import replaces with the equivalent element that the editor writes. */
export const replacementElements: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

export const inlineElements = new Set([
  'strong', 'em', 'b', 'i', 's', 'strike', 'u', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'kbd', 'abbr', 'q', 'cite', 'code',
]); // prettier-ignore
const CONTAINERS = new Set([
  'div', 'section', 'article', 'main', 'header', 'footer', 'center', 'address', 'nav', 'details', 'summary', 'body', 'html',
]); // prettier-ignore
export const players = new Set(['iframe', 'video', 'audio', 'embed', 'object']);
export const droppedWithContent = new Set<string>([
  ...droppedElements,
  'form',
  'input',
  'button',
  'link',
  'meta',
  'base',
  'head',
  'label',
]);
export const blockElements = new Set<string>([
  ...shownElements.filter((name) => !inlineElements.has(name) && !['a', 'img', 'br'].includes(name)),
  ...CONTAINERS,
  ...players,
]);

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the start tag of an element, with its non-empty attributes. */
export const tag = (name: string, attributes: Readonly<Record<string, string | undefined>> = {}): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escape(value).replaceAll('"', '&quot;')}"`],
  );
  return `<${name}${written.join('')}>`;
};

/** Returns a width or a height; undefined for another value. */
export const numberIn = (value: string | undefined): string | undefined =>
  /^\d{1,5}$/.test(value ?? '') ? value : undefined;

/** Removes spaces and line breaks around a text. */
export function trimHtml(words: string): string {
  let inner = words.trim();
  while (inner.startsWith('<br>')) inner = inner.slice(4).trimStart();
  while (inner.endsWith('<br>')) inner = inner.slice(0, -4).trimEnd();
  return inner;
}
