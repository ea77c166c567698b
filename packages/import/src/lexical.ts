interface LexicalNode {
  readonly type?: string;
  readonly tag?: string;
  readonly text?: string;
  readonly url?: string;
  readonly children?: readonly LexicalNode[];
}

const ELEMENTS: Readonly<Record<string, string>> = { paragraph: 'p', quote: 'blockquote', list: 'ul', listitem: 'li' };

/** Returns the words of a Ghost 6 document that Ghost never rendered, with its paragraphs, headings, lists and links. */
export function lexicalWords(document: unknown): string {
  if (typeof document !== 'string') return '';
  try {
    return htmlOf((JSON.parse(document) as { readonly root?: LexicalNode }).root ?? {});
  } catch {
    return '';
  }
}

function htmlOf({ type = '', tag, text, url, children = [] }: LexicalNode): string {
  const inner = (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;') + children.map(htmlOf).join('');
  if (type === 'linebreak') return '<br>';
  if (type === 'horizontalrule') return '<hr>';
  if (type === 'link') return `<a href="${encodeURI(url ?? '')}">${inner}</a>`;
  const name = /^(h[1-6]|ul|ol)$/.test(tag ?? '') ? tag : ELEMENTS[type.replace('extended-', '')];
  return name ? `<${name}>${inner}</${name}>` : inner;
}
