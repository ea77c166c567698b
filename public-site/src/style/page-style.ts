import { namesIn, STORED_PARTS_SHOWN } from './names-in';
import { parseStyleSheet, type StyleNode } from './style-rules';

/** The text of the style element of a page with this markup. */
export type PageStyle = (html: string) => string;

/**
 * What the first screen cannot show stays away until the whole sheet is there, which shows it (site.css); or until the
 * document's script finds that the sheet does not come, and says so on the root.
 */
const STYLED_LATER = `:where(:root:not([data-unstyled])) :where([data-styled-later],.stored-html>:nth-child(n + ${STORED_PARTS_SHOWN + 1})){display:none}`;

/** Tailwind's layer for browsers that know no `@property`: they may wait. */
const LAYER_FOR_OLD_BROWSERS = 'properties';

/**
 * Chooses from a style sheet what the first showing of a page needs: the rules whose classes, elements and attributes
 * occur in it, and the custom properties those read. Order, layers and conditions stay, so that the whole sheet, which
 * follows, changes nothing that is shown. Print and what follows a movement of the visitor wait for it.
 */
export function pageStyle(css: string): PageStyle {
  // Read for the first page, which may wait for it: a server's start should not.
  let read: StyleNode[] | undefined;
  return (html) => {
    const sheet = (read ??= parseStyleSheet(css));
    const layers = sheet.flatMap((node) => (node.kind === 'group' && node.name === 'layer' ? [node.prelude] : []));
    const page = namesIn(html);
    const matching = sheet.flatMap((node) => matchingPart(node, page.names));
    const properties = propertiesRead(matching, page.read);
    // Written first: a layer whose rules are all left out must keep its place.
    const order = `@layer ${[...new Set(layers)].join(',')};`;
    return [order, ...matching.map((node) => textOf(node, properties)), STYLED_LATER].join('');
  };
}

function matchingPart(node: StyleNode, names: ReadonlySet<string>): StyleNode[] {
  switch (node.kind) {
    case 'statement':
      return [node];
    case 'group': {
      if (node.prelude === 'print' || node.prelude === LAYER_FOR_OLD_BROWSERS) return [];
      const rules = node.rules.flatMap((rule) => matchingPart(rule, names));
      return rules.length > 0 ? [{ ...node, rules }] : [];
    }
    case 'rule': {
      const selectors = node.selectors.filter(({ mayMatch }) => mayMatch(names));
      return selectors.length > 0 ? [{ ...node, selectors }] : [];
    }
  }
}

/** The custom properties that are read by what is shown, or by another that is read. */
function propertiesRead(nodes: readonly StyleNode[], readByPage: readonly string[]): ReadonlySet<string> {
  const declarations = nodes.flatMap(declarationsIn);
  const read = new Set([...readByPage, ...declarations.flatMap(({ sets, reads }) => (sets ? [] : reads))]);
  // A set that grows while it is walked is walked to its end.
  for (const name of read) {
    for (const { sets, reads } of declarations) if (sets === name) for (const other of reads) read.add(other);
  }
  return read;
}

const declarationsIn = (node: StyleNode): { sets: string | undefined; reads: readonly string[] }[] =>
  node.kind === 'rule' ? [...node.declarations] : node.kind === 'group' ? node.rules.flatMap(declarationsIn) : [];

function textOf(node: StyleNode, read: ReadonlySet<string>): string {
  switch (node.kind) {
    case 'statement':
      return !node.registers || read.has(node.registers) ? node.text : '';
    case 'group': {
      const rules = node.rules.map((rule) => textOf(rule, read)).join('');
      return rules && `@${node.name} ${node.prelude}{${rules}}`;
    }
    case 'rule': {
      const declarations = node.declarations.filter(({ sets }) => !sets || read.has(sets));
      if (declarations.length === 0) return '';
      return `${node.selectors.map(({ text }) => text).join(',')}{${declarations.map(({ text }) => text).join(';')}}`;
    }
  }
}
