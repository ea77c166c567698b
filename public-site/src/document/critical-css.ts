import { compileSheet, type CompiledRule, type CompiledSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** Gives the critical CSS of a page with this markup: the text of its style element. */
export type CriticalCss = (html: string) => string;

/** Beasties ignores pseudo-classes, and would drop a selector that consists of one; the root of the markup is the document's. */
const KEPT_SELECTORS = [/^:where\(\./, /^:root\b/, /^#app\b/];

/** The class of the parent whose children Tailwind divides: such a rule is needed where the class is. */
const PARENT_CLASS = /^:where\(\.((?:\\.|[\w-])+)/;

/**
 * What a first paint does not show: interactions, print, animations, Tailwind's fallback for browsers without `@property`,
 * and the style of borders, which Tailwind's reset sets as well.
 */
const LATER_SELECTOR = /(?<!:not\():(hover|focus|active|disabled|open)/;
const LATER_GROUP = /^@media print|prefers-reduced-motion|^@layer properties/;
const LATER_DECLARATION =
  /(?<=[{;])(transition|animation|cursor|isolation|(?:-webkit-)?user-select|tab-size|-webkit-tap-highlight|font-(feature|variation)-settings|border[a-z-]*-style(?=:var))[\w-]*:[^;{}]*(;|(?=\}))/g;

/** A rule of which no declaration is left; at-rules without content stay, for they order the layers. */
const EMPTY_RULE = /(?<=^|[{}])[^@{}]+\{\}/g;

/**
 * Chooses from the whole style sheet the rules that the first paint of a page needs.
 * @param css the whole sheet, as it is built
 */
export function criticalCss(css: string): CriticalCss {
  // Compiled for the first page: a server's start does not wait for the compiler.
  let processor: ReturnType<typeof createProcessor> | undefined;
  return (html) => {
    processor ??= createProcessor([firstPaintSheet(css)]);
    const chosen = processor.extract(markupAboveTheFold(html)).css.replaceAll(LATER_DECLARATION, '');
    return withoutUnreadProperties(chosen.replaceAll(EMPTY_RULE, ''), html);
  };
}

function firstPaintSheet(css: string): CompiledSheet {
  const sheet = compileSheet(css, { allowRules: KEPT_SELECTORS });
  return { ...sheet, rules: sheet.rules.flatMap(firstPaintRule) };
}

function firstPaintRule(rule: CompiledRule): CompiledRule[] {
  const { selectors, match = [], wrap = [] } = rule;
  if (wrap.some((group) => LATER_GROUP.test(group))) return [];
  // Beasties ends blocks without rules by a semicolon, for which browsers would skip what follows.
  if (!selectors) return [rule.css === undefined ? rule : { ...rule, css: rule.css.replace(/\};$/, '}') }];
  const isShown = selectors.map((selector) => !LATER_SELECTOR.test(selector));
  if (!isShown.includes(true)) return [];
  const shown = <Part>(parts: readonly Part[]): Part[] => parts.filter((_part, index) => isShown[index]);
  const parents = selectors.map((selector) => PARENT_CLASS.exec(selector)?.[1]?.replaceAll('\\', ''));
  const conditions = match.map((condition, index) => {
    const parent = parents[index];
    return parent === undefined ? condition : { classes: [parent] };
  });
  return [{ ...rule, selectors: shown(selectors), match: shown(conditions) }];
}

/** Custom properties are declared together, for all pages: those that neither the chosen rules nor the page read go. */
function withoutUnreadProperties(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const unlessUnread = (declaration: string, name: string): string => (read.has(name) ? declaration : '');
  const rest = css
    .replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, unlessUnread)
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, unlessUnread);
  return rest === css ? css : withoutUnreadProperties(rest, html);
}

/** Up to this many characters of markup a page's whole style fits in a server's first answer (decision 5). */
const SHORT_PAGE = 45_000;
/** What is above the fold of a longer page: its header with the menus takes two thirds, the first screen of a desk the rest. */
const ABOVE_THE_FOLD = 23_000;

/** The markup that the first paint of a page may show, without the contents of closed menus. */
function markupAboveTheFold(html: string): string {
  const tree = fromHtml(html.length > SHORT_PAGE ? html.slice(0, ABOVE_THE_FOLD) : html, { fragment: true });
  visit(tree, 'element', (element) => {
    const { tagName, properties, children } = element;
    if (properties['dataClosed'] !== undefined) element.children = [];
    if (tagName !== 'details' || properties['open'] !== undefined) return;
    element.children = children.filter((child) => child.type === 'element' && child.tagName === 'summary');
  });
  return toHtml(tree);
}
