import type { Schema } from 'hast-util-sanitize';

/** The one allow-list for HTML written in the back-office; the server and the browser both read it. */
export const allowList: Schema = {
  tagNames: [
    'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 's', 'u', 'del', 'ins', 'sub',
    'sup', 'small', 'mark', 'kbd', 'abbr', 'q', 'blockquote', 'cite', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr',
    'th', 'td', 'figure', 'figcaption', 'img', 'pre', 'code', 'hr', 'br', 'dl', 'dt', 'dd',
  ], // prettier-ignore
  // No id, no name, no class: a stored word can neither shadow a property of the page nor borrow its look.
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'title'],
    ol: ['start'],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
  },
  // Dropped with what they hold, not unwrapped: their text is code, not words.
  strip: [
    'script', 'style', 'template', 'noscript', 'noframes', 'noembed', 'iframe', 'object', 'svg', 'math', 'textarea', 'title',
    'select', 'xmp', 'plaintext', 'audio', 'video', 'canvas',
  ], // prettier-ignore
};
