interface LexicalNode {
  readonly type?: string;
  readonly tag?: string;
  readonly text?: string;
  /** A sum of the numbers of `FORMATS`. */
  readonly format?: number | string;
  readonly url?: string;
  readonly children?: readonly LexicalNode[];
}

const ELEMENTS: Readonly<Record<string, string>> = { paragraph: 'p', quote: 'blockquote', list: 'ul', listitem: 'li' };

const FORMATS = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup'] as const;

/** Returns the words of a Ghost 6 document that Ghost never rendered, with its paragraphs, headings, lists, links and styles of words. */
export function lexicalWords(document: unknown): string {
  if (typeof document !== 'string') return '';
  try {
    return htmlOf((JSON.parse(document) as { readonly root?: LexicalNode }).root ?? {});
  } catch {
    return '';
  }
}

function htmlOf({ type = '', tag, text, format = 0, url, children = [] }: LexicalNode): string {
  const inner = (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;') + children.map(htmlOf).join('');
  if (text !== undefined)
    return FORMATS.reduce(
      (html, mark, bit) => (Number(format) & (2 ** bit) ? `<${mark}>${html}</${mark}>` : html),
      inner,
    );
  if (type === 'linebreak') return '<br>';
  if (type === 'horizontalrule') return '<hr>';
  if (type === 'link') return `<a href="${encodeURI(url ?? '')}">${inner}</a>`;
  const name = /^(h[1-6]|ul|ol)$/.test(tag ?? '') ? tag : ELEMENTS[type.replace('extended-', '')];
  return name ? `<${name}>${inner}</${name}>` : inner;
}
