import type { Atrule, Block, CssNode, Declaration, Rule, Selector } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { ident } from 'css-tree/utils';

interface StyleRule {
  readonly kind: 'rule';
  readonly selectors: readonly RuleSelector[];
  readonly declarations: readonly RuleDeclaration[];
}

interface RuleSelector {
  readonly text: string;
  /** Whether it could match something in a page with these names (see `namesIn`). */
  readonly mayMatch: MayMatch;
}

type MayMatch = (names: ReadonlySet<string>) => boolean;

interface RuleDeclaration {
  readonly text: string;
  /** The custom property it sets; undefined for any other declaration. */
  readonly sets: string | undefined;
  /** The custom properties it reads. */
  readonly reads: readonly string[];
}

/** A conditional group or a layer. */
interface RuleGroup {
  readonly kind: 'group';
  readonly name: string;
  readonly prelude: string;
  readonly rules: readonly StyleNode[];
}

/** Any other at-rule; `registers` names the custom property or the animation that it describes. */
interface Statement {
  readonly kind: 'statement';
  readonly text: string;
  readonly registers: string | undefined;
}

export type StyleNode = StyleRule | RuleGroup | Statement;

const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/** Parts of fields. */
const IN_FIELDS = /^-webkit-(date|calendar|search|inner-spin|outer-spin)|^placeholder$|^file-selector-button$/;

/** What nothing is before the visitor does something, and the host of a shadow tree, of which there is none. */
const STATES = /^(hover|(-moz-)?focus.*|active|disabled|-moz-ui-invalid|open|popover-open|host)$/;

/** What nothing shows before the visitor does something, and what Tailwind resets although nothing here sets it. */
const UNSEEN = /^(transition|animation|cursor|tab-size|-webkit-tap-highlight|font-(feature|variation)-settings)/;

/** Before the names found inside a text written in the back-office, whose rules look at nothing else. */
export const STORED = '.stored-html ';

/** The custom properties read by a text. */
export const propertiesReadBy = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Reads a style sheet into rules that can be chosen from.
 * @throws SyntaxError never: what cannot be understood is kept as it is written
 */
export function parseStyleSheet(css: string): StyleNode[] {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false });
  return 'children' in sheet && sheet.children ? nodesOf(sheet.children) : [];
}

const nodesOf = (nodes: Iterable<CssNode>): StyleNode[] =>
  [...nodes].flatMap((node): StyleNode[] => {
    if (node.type === 'Rule') return [ruleOf(node)];
    if (node.type === 'Atrule') return [groupOrStatement(node)];
    return [];
  });

function groupOrStatement(node: Atrule): RuleGroup | Statement {
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (node.block && GROUPS.has(node.name)) {
    return { kind: 'group', name: node.name, prelude, rules: nodesOf(node.block.children) };
  }
  const registers = node.name === 'property' || node.name === 'keyframes' ? prelude : undefined;
  return { kind: 'statement', text: generate(node), registers };
}

function ruleOf({ prelude, block }: Rule): StyleRule {
  const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [];
  return {
    kind: 'rule',
    selectors: selectors
      .filter((selector) => selector.type === 'Selector')
      .map((selector) => ({ text: generate(selector), mayMatch: mayMatch(selector) })),
    declarations: shownDeclarations(block).map((node) => {
      const text = generate(node);
      const sets = node.property.startsWith('--') ? node.property : undefined;
      return { text, sets, reads: propertiesReadBy(text) };
    }),
  };
}

/** Leaves out what is not seen at first, and a prefixed property beside the one without a prefix, which speaks to old browsers only. */
function shownDeclarations({ children }: Block): Declaration[] {
  const declarations = children.toArray().filter((node) => node.type === 'Declaration');
  const names = new Set(declarations.map(({ property }) => property));
  const hasTwin = (property: string): boolean => /^-\w+-/.test(property) && names.has(property.replace(/^-\w+-/, ''));
  return declarations.filter(({ property }) => !UNSEEN.test(property) && !hasTwin(property));
}

/** @param scope what names are found after: those of everything, or of the stored text that the selector is about */
const mayMatch = (selector: Selector, scope = ''): MayMatch => {
  const [first, second, ...others] = selector.children.toArray();
  if (first && second?.type === 'Combinator' && `${generate(first)} ` === STORED) {
    return allOf(others.map((part) => partMayMatch(part, STORED)));
  }
  return allOf(selector.children.toArray().map((part) => partMayMatch(part, scope)));
};

const allOf =
  (parts: readonly MayMatch[]): MayMatch =>
  (names) =>
    parts.every((part) => part(names));

/** In doubt a part may match. */
function partMayMatch(part: CssNode, scope: string): MayMatch {
  switch (part.type) {
    case 'ClassSelector':
      return has(`${scope}.${ident.decode(part.name)}`);
    case 'TypeSelector':
      return part.name === '*' ? () => true : has(scope + part.name.toLowerCase());
    case 'AttributeSelector': {
      const value = part.value?.type === 'String' ? part.value.value : part.value?.name;
      return has(scope + (part.matcher === '=' ? `[${part.name.name}=${value}]` : `[${part.name.name}]`));
    }
    case 'PseudoElementSelector':
      if (part.name === 'backdrop') return () => false;
      return IN_FIELDS.test(part.name) ? has('input') : () => true;
    case 'PseudoClassSelector': {
      if (STATES.test(part.name)) return () => false;
      const [list] = part.children?.toArray() ?? [];
      if (!['is', 'where'].includes(part.name) || list?.type !== 'SelectorList') return () => true;
      const choices = list.children.toArray().map((choice) => choice.type === 'Selector' && mayMatch(choice, scope));
      return (names) => choices.some((choice) => !choice || choice(names));
    }
    default:
      return () => true;
  }
}

const has =
  (name: string): MayMatch =>
  (names) =>
    names.has(name);
