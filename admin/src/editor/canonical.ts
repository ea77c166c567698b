/** Elements in which text outside of a paragraph counts as a paragraph. */
const looseContainers = new Set(['#document-fragment', 'BLOCKQUOTE', 'FIGURE', 'ASIDE']);

const blocks = new Set(
  (
    'P H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE FIGURE FIGCAPTION IMG PRE HR ' +
    'TABLE CAPTION THEAD TBODY TFOOT TR TH TD COLGROUP COL DIV SECTION ARTICLE ASIDE HEADER FOOTER NAV MAIN DETAILS ' +
    'SUMMARY ADDRESS FORM FIELDSET IFRAME VIDEO AUDIO SCRIPT STYLE'
  ).split(' '),
);

const isBlock = (node: Node): node is Element => blocks.has(node.nodeName);

/**
 * A canonical form of HTML. Two texts with the same words, markup and attributes have the same form, whatever their
 * indentation, the nesting order of their inline marks, and the order of their attributes.
 */
export const canonicalHtml = (fragment: DocumentFragment): string => canonicalChildren(fragment).join('\n');

function canonicalChildren(parent: Node): string[] {
  const lines: string[] = [];
  let inline: Node[] = [];
  const close = () => {
    const text = canonicalInline(inline);
    if (text) lines.push(looseContainers.has(parent.nodeName) ? `<P>\n ${text}\n</P>` : text);
    inline = [];
  };
  for (const child of parent.childNodes) {
    if (!isBlock(child)) {
      inline.push(child);
      continue;
    }
    close();
    lines.push(canonicalBlock(child));
  }
  close();
  return lines;
}

function canonicalBlock(element: Element): string {
  // White space counts in preformatted text.
  const content = element.nodeName === 'PRE' ? [JSON.stringify(element.innerHTML)] : canonicalChildren(element);
  const lines = content.flatMap((text) => text.split('\n')).map((line) => ` ${line}`);
  return [`<${nameOf(element)}>`, ...lines, `</${element.nodeName}>`].join('\n');
}

/** A character with its marks, sorted: `<EM><STRONG>` and `<STRONG><EM>` are the same. */
type Character = readonly [marks: string, character: string];

/** Spaces that browsers collapse: at either end of a text, doubled, around a line break. */
const collapsedSpaces = / +(?=\n|$)|(?<=^|[ \n]) +/g;

function canonicalInline(nodes: readonly Node[]): string {
  const characters = nodes.flatMap((node) => charactersOf(node, []));
  const text = characters.map(([, character]) => character.charAt(0)).join('');
  const visible = text.replace(collapsedSpaces, (spaces) => '\0'.repeat(spaces.length));
  const visibleCharacters = characters.filter((_, index) => visible[index] !== '\0');
  return visibleCharacters.length > 0 ? JSON.stringify(visibleCharacters) : '';
}

function charactersOf(node: Node, marks: readonly string[]): Character[] {
  if (node instanceof Comment) return [['<!-->', `∅${node.data}`]];
  if (node instanceof Text) {
    const ownMarks = marks.toSorted().join('');
    return Array.from(node.data.replace(/[ \t\r\n\f]+/g, ' '), (character) => [ownMarks, character]);
  }
  // A bold line break equals a plain one.
  if (node instanceof HTMLBRElement && node.attributes.length === 0) return [['', '\n']];
  if (!(node instanceof Element)) return [];
  const inside = [...marks, `<${nameOf(node)}>`];
  // An empty element counts too: the loss of one must be detected.
  if (node.childNodes.length === 0) return [[inside.join(''), '∅']];
  return [...node.childNodes].flatMap((child) => charactersOf(child, inside));
}

function nameOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`);
  return element.nodeName + attributes.toSorted().join('');
}
