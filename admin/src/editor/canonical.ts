/** In these, text without a paragraph counts as a paragraph. */
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
 * A canonical form of HTML. It is equal for two texts with the same words, markup and attributes, in spite of another
 * indentation, nesting order of inline marks, or order of attributes.
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
  const content = element.nodeName === 'PRE' ? [preformatted(element)] : canonicalChildren(element);
  const lines = content.flatMap((text) => text.split('\n')).map((line) => ` ${line}`);
  return [`<${nameOf(element)}>`, ...lines, `</${element.nodeName}>`].join('\n');
}

/** White space counts. */
const preformatted = (element: Element): string => JSON.stringify(element.innerHTML);

interface Run {
  readonly marks: string;
  text: string;
}

/** Runs of text with their marks, sorted: « <EM><STRONG> » and « <STRONG><EM> » are the same. */
function canonicalInline(nodes: readonly Node[]): string {
  const runs: Run[] = [];
  for (const node of nodes) collectRuns(node, [], runs);
  // Spaces that browsers collapse: at either end, doubled, around a line break.
  let before = '\n';
  for (const run of runs) {
    if (before.endsWith(' ') || before.endsWith('\n')) run.text = run.text.replace(/^ /, '');
    run.text = run.text.replace(/ ?\n ?/g, '\n');
    if (run.text) before = run.text;
  }
  const visible = runs.filter(({ text }) => text !== '');
  for (const [index, run] of visible.entries()) {
    const after = visible[index + 1]?.text ?? '\n';
    if (after.startsWith('\n')) run.text = run.text.replace(/ $/, '');
  }
  return visible
    .filter(({ text }) => text !== '')
    .map(({ marks, text }) => `${marks}${JSON.stringify(text)}`)
    .join('');
}

function collectRuns(node: Node, marks: readonly string[], runs: Run[]): void {
  if (node.nodeType === Node.COMMENT_NODE) {
    runs.push({ marks: '<!-->', text: `∅${node.nodeValue ?? ''}` });
  } else if (node.nodeType === Node.TEXT_NODE) {
    addText((node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' '), marks, runs);
  } else if (node instanceof HTMLBRElement && node.attributes.length === 0) {
    addText('\n', marks, runs);
  } else if (node instanceof Element) {
    const inside = [...marks, `<${nameOf(node)}>`];
    // An empty element counts too: the loss of one must be detected.
    if (node.childNodes.length === 0) runs.push({ marks: inside.join(''), text: '∅' });
    for (const child of node.childNodes) collectRuns(child, inside, runs);
  }
}

function addText(text: string, marks: readonly string[], runs: Run[]): void {
  // A bold line break equals a plain one.
  const ownMarks = text === '\n' ? '' : marks.toSorted().join('');
  const last = runs.at(-1);
  if (last?.marks === ownMarks) last.text += text;
  else runs.push({ marks: ownMarks, text });
}

/** An element's name and attributes. */
function nameOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`);
  return element.nodeName + attributes.toSorted().join('');
}
