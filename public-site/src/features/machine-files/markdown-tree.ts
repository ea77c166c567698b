import type { Element, ElementContent, Root } from 'hast';

/** Elements that look the same in Markdown, by kind. An element inside another of its kind is replaced with its content. */
const kinds = { strong: ['strong', 'b'], em: ['em', 'i', 'u', 'mark'], del: ['del', 's', 'strike'] };
type Kind = keyof typeof kinds | 'line';
const codes = new Set(['code', 'kbd', 'samp', 'var']);
const kindOf = (tagName: string): Kind | undefined => {
  if (/^(h[1-6]|t[dh]|caption|summary)$/.test(tagName) || codes.has(tagName)) return 'line';
  return Object.entries(kinds).find(([, names]) => names.includes(tagName))?.[0] as Kind | undefined;
};

/** Inline elements. One around whole paragraphs is replaced with its content: some word processors put a whole text into `b`. */
const inline = new Set([...Object.values(kinds).flat(), 'ins', 'sub', 'sup', 'small', 'abbr', 'q', 'cite', 'span']);

const blocks = new Set(
  'address article aside blockquote br caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/**
 * Reduces an HTML tree to what Markdown can express: headings and cells take one line, emphasis is not nested in itself, a caption becomes
 * a paragraph before its table, and pictures in code become their alternative texts. No word is lost, and no two words are joined.
 */
export const toMarkdownTree = (tree: Root): Root => ({
  ...tree,
  children: tree.children.flatMap((node) => (node.type === 'doctype' ? [] : toMarkdownNodes(node, []))),
});

function toMarkdownNodes(node: ElementContent, around: readonly Kind[], inCode = false): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { tagName } = node;
  if (tagName === 'img' && inCode) return [text(node.properties['alt'] ?? '')];
  const kind = kindOf(tagName);
  const within = (child: ElementContent): ElementContent[] =>
    toMarkdownNodes(child, kind ? [...around, kind] : around, inCode || codes.has(tagName) || tagName === 'pre');
  const children = node.children.flatMap(within);
  if (around.includes('line') && blocks.has(tagName)) return [text(' '), ...children, text(' ')];
  // A paragraph without content still separates its neighbours.
  if (tagName === 'p' && children.length === 0) return [text(' ')];
  if (kind && kind !== 'line' && around.includes(kind)) return children;
  if (inline.has(tagName) && children.some(holdsBlock)) return children;
  if (tagName !== 'table') return [{ ...node, children }];
  const captions = children.filter(isCaption).map((caption): Element => ({ ...caption, tagName: 'p' }));
  return [...captions, { ...node, children: children.filter((child) => !isCaption(child)) }];
}

const isCaption = (child: ElementContent): child is Element => child.type === 'element' && child.tagName === 'caption';

const holdsBlock = (node: ElementContent): boolean =>
  node.type === 'element' && ((node.tagName !== 'br' && blocks.has(node.tagName)) || node.children.some(holdsBlock));

const text = (value: string): ElementContent => ({ type: 'text', value });
