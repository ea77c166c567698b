/** Elements that stored HTML may contain; other tags are removed and their text stays. */
export const shownElements = [
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 's', 'u', 'del', 'ins', 'sub',
  'sup', 'small', 'mark', 'kbd', 'abbr', 'q', 'blockquote', 'cite', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr',
  'th', 'td', 'aside', 'figure', 'figcaption', 'img', 'pre', 'code', 'hr', 'br', 'dl', 'dt', 'dd',
] as const; // prettier-ignore

/** Elements that are removed with their content, because it is code, another document or a fallback. */
export const droppedElements = [
  'script', 'style', 'template', 'noscript', 'noframes', 'noembed', 'iframe', 'object', 'svg', 'math', 'textarea', 'title',
  'select', 'xmp', 'plaintext', 'audio', 'video', 'canvas',
] as const; // prettier-ignore

/** Protocols allowed in links and pictures. An address without a protocol is on the site. */
export const shownProtocols = {
  href: ['http', 'https', 'mailto', 'tel'],
  src: ['http', 'https'],
} as const;
