/** Elements that visitors see of the HTML written in the back-office; of others, the words remain. */
export const shownElements = [
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 's', 'u', 'del', 'ins', 'sub',
  'sup', 'small', 'mark', 'kbd', 'abbr', 'q', 'blockquote', 'cite', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr',
  'th', 'td', 'aside', 'figure', 'figcaption', 'img', 'pre', 'code', 'hr', 'br', 'dl', 'dt', 'dd',
] as const; // prettier-ignore

/** Elements of which not even the words remain: what they hold is code, or another page. */
export const droppedElements = [
  'script', 'style', 'template', 'noscript', 'noframes', 'noembed', 'iframe', 'object', 'svg', 'math', 'textarea', 'title',
  'select', 'xmp', 'plaintext', 'audio', 'video', 'canvas',
] as const; // prettier-ignore

/** Where links and pictures may be. An address without a protocol is the site's own. */
export const shownProtocols = {
  href: ['http', 'https', 'mailto', 'tel'],
  src: ['http', 'https'],
} as const;
