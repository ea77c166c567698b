/** Inside these, text without a paragraph around it reads as one. */
const looseContainers = new Set(['#document-fragment', 'BLOCKQUOTE', 'FIGURE', 'ASIDE']);

const blocks = new Set(
  (
    'P H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE FIGURE FIGCAPTION IMG PRE HR ' +
    'TABLE CAPTION THEAD TBODY TFOOT TR TH TD COLGROUP COL DIV SECTION ARTICLE ASIDE HEADER FOOTER NAV MAIN DETAILS ' +
    'SUMMARY ADDRESS FORM FIELDSET IFRAME VIDEO AUDIO SCRIPT STYLE'
  ).split(' '),
);

const isBlock = (node: Node): boolean => blocks.has(node.nodeName);

/**
 * A text form of HTML in which two contents are equal when they have the same words, markup and attributes, whatever
 * their indentation, the nesting order of their inline marks, and the order of their attributes.
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
    lines.push(canonicalBlock(child as Element));
  }
  close();
  return lines;
}

function canonicalBlock(element: Element): string {
  const content = element.nodeName === 'PRE' ? [preformatted(element)] : canonicalChildren(element);
  const lines = content.flatMap((text) => text.split('\n')).map((line) => ` ${line}`);
  return [`<${nameOf(element)}>`, ...lines, `</${element.nodeName}>`].join('\n');
}

/** Spaces count here, and so does everything inside. */
const preformatted = (element: Element): string => JSON.stringify(element.innerHTML);

interface Run {
  readonly marks: string;
  text: string;
}

/** Words with the marks they bear: « <EM><STRONG> » and « <STRONG><EM> » are the same marks. */
function canonicalInline(nodes: readonly Node[]): string {
  const runs: Run[] = [];
  for (const node of nodes) collectRuns(node, [], runs);
  // Spaces that no browser shows: at either end, doubled, around a line break.
  let before = '\n';
  for (const run of runs) {
    if (before.endsWith(' ') || before.endsWith('\n')) run.text = run.text.replace(/^ /, '');
    run.text = run.text.replace(/ ?\n ?/g, '\n');
    if (run.text) before = run.text;
  }
  const said = runs.filter(({ text }) => text !== '');
  for (const [index, run] of said.entries()) {
    const after = said[index + 1]?.text ?? '\n';
    if (after.startsWith('\n')) run.text = run.text.replace(/ $/, '');
  }
  return said
    .filter(({ text }) => text !== '')
    .map(({ marks, text }) => `${marks}${JSON.stringify(text)}`)
    .join('');
}

function collectRuns(node: Node, marks: readonly string[], runs: Run[]): void {
  if (node.nodeType === Node.COMMENT_NODE) {
    runs.push({ marks: '<!-->', text: `∅${node.nodeValue ?? ''}` });
  } else if (node.nodeType === Node.TEXT_NODE) {
    addText((node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' '), marks, runs);
  } else if (node.nodeName === 'BR' && (node as Element).attributes.length === 0) {
    addText('\n', marks, runs);
  } else {
    const element = node as Element;
    const inside = [...marks, `<${nameOf(element)}>`];
    // An element without a word is seen all the same, or dropping it would go unnoticed.
    if (element.childNodes.length === 0) runs.push({ marks: inside.join(''), text: '∅' });
    for (const child of element.childNodes) collectRuns(child, inside, runs);
  }
}

function addText(text: string, marks: readonly string[], runs: Run[]): void {
  // A line break in bold is a line break.
  const borne = text === '\n' ? '' : marks.toSorted().join('');
  const last = runs.at(-1);
  if (last?.marks === borne) last.text += text;
  else runs.push({ marks: borne, text });
}

/** An element's name and attributes. */
function nameOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`);
  return element.nodeName + attributes.toSorted().join('');
}
