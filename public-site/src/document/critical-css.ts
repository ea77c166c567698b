import { compileSheet, type CompiledRule, type CompiledSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';

/** Returns the critical CSS for a page's markup: the text of its style element. */
export type CriticalCss = (html: string) => string;

/** The parent's class, in the rules with which Tailwind spaces children. Such a rule is needed wherever that class is. */
const PARENT_CLASS = /^:where\(\.((?:\\.|[\w-])+)>/;

/** Selectors that Beasties must keep: it ignores pseudo-classes, and its markup has neither the root element nor `#app`. */
const KEPT_SELECTORS = [PARENT_CLASS, /^:root\b/, /^#app\b/];

/** A whole selector in `:is()`, such as Tailwind's for an element in the last child of a list. Beasties would ignore all of it. */
const WRAPPED_SELECTOR = /(?<=^|[{},;]):is\((:where\(\.[^{},]*)\)(?=[{,])/g;

/**
 * Not needed by the first paint: interactions, print, animations, the fallback for `@property`, border styles that the reset sets, the
 * shadows of a table that scrolls, the corrections for windows narrower than 20 rem or too low for a sticky header, and for forced colours.
 */
const LATER_SELECTOR = /(?<!:not\():(hover|focus|active|disabled|open)/;
const LATER_GROUP =
  /^@media print|prefers-reduced-motion|^@layer properties|^@container not \(width>=20rem|^@media \((height<=|forced-colors)/;
const LATER_DECLARATION =
  /(?<=[{;])(transition|animation|cursor|isolation|(?:-webkit-)?user-select|tab-size|-webkit-tap-highlight|-webkit-text-decoration|font-(feature|variation)-settings|border[a-z-]*-style(?=:var)|background(?=:[^;{}]* local,))[\w-]*:[^;{}]*(;|(?=\}))/g;

/** A rule without declarations. Empty at-rules are kept, because they set the order of the layers. */
const EMPTY_RULE = /(?<=^|[{}])[^@{}]+\{\}/g;

/** The spaces of a product in `calc()`, which only a sum or a difference needs. */
const SPACED_PRODUCT = /(?<=\)) \* (?=[-.\d])/g;

/** Makes a function that selects from the style sheet the rules that the first paint of a page needs. @param css the whole built sheet */
export function criticalCss(css: string): CriticalCss {
  // Created for the first page, so that the server starts without waiting for the compiler.
  let processor: ReturnType<typeof createProcessor> | undefined;
  const selected = new Set(['class', 'id', ...[...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)]);
  const chosen = new LRUCache<string, string>({ max: SHAPES });
  return (html) => {
    const shape = shapeAboveTheFold(html, selected);
    const read = propertiesReadBy(html);
    const key = `${[...read].toSorted().join(' ')} ${shape}`;
    const known = chosen.get(key);
    if (known !== undefined) return known;
    processor ??= createProcessor([firstPaintSheet(css)]);
    const rules = processor
      .extract(shape)
      .css.replaceAll(LATER_DECLARATION, '')
      .replaceAll(EMPTY_RULE, '')
      .replaceAll(SPACED_PRODUCT, '*');
    const style = withoutUnreadProperties(rules, read);
    chosen.set(key, style);
    return style;
  };
}

/** The number of cache entries, of some 20 kB each. Pages with the same tags share an entry, whatever their words. */
const SHAPES = 100;

function firstPaintSheet(css: string): CompiledSheet {
  const sheet = compileSheet(css.replaceAll(WRAPPED_SELECTOR, '$1'), { allowRules: KEPT_SELECTORS });
  return { ...sheet, rules: sheet.rules.flatMap(firstPaintRule) };
}

function firstPaintRule(rule: CompiledRule): CompiledRule[] {
  const { selectors, match = [], wrap = [] } = rule;
  if (wrap.some((group) => LATER_GROUP.test(group))) return [];
  // Beasties ends a block without rules with a semicolon, which makes browsers skip the next rule.
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

const propertiesReadBy = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

/** Removes custom properties that nothing chosen, nor the page, reads, or that nothing sets. The sheet declares those of all pages. */
function withoutUnreadProperties(css: string, readByPage: ReadonlySet<string>): string {
  const read = new Set([...propertiesReadBy(css), ...readByPage]);
  const unlessUnread = (declaration: string, name: string): string => (read.has(name) ? declaration : '');
  const rest = css
    .replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, unlessUnread)
    .replaceAll(/@property (--[\w-]+)\{([^}]*)\}/g, (registration: string, name: string, descriptors: string) => {
      const isSet = descriptors.includes('initial-value') || css.includes(`${name}:`);
      return isSet ? unlessUnread(registration, name) : '';
    });
  return rest === css ? css : withoutUnreadProperties(rest, readByPage);
}

/** For markup of up to this many characters, the styles of the whole page fit in the server's first packets (decision 5). */
const SHORT_PAGE = 45_000;
/** The length of markup that fills a desktop's first screen below the header and its menus, whatever the text. */
const ABOVE_THE_FOLD = 22_500;

/**
 * Browsers paint all that precedes the link to the whole sheet. In a long page without such a link (a text without headings) they paint
 * the whole page.
 */
function lengthAboveTheFold(html: string): number {
  if (html.length <= SHORT_PAGE) return html.length;
  const fold = html.indexOf('<link rel="stylesheet"');
  return fold < 0 ? html.indexOf('<main') + ABOVE_THE_FOLD : fold;
}

/** Which children of an open element the first paint may show. */
type Shown = 'all' | 'summary' | 'none';

/**
 * The tags that the first paint may show, without words, closed menus and what is hidden until a script runs.
 * @param selected names of the attributes to keep
 */
function shapeAboveTheFold(html: string, selected: ReadonlySet<string>): string {
  const tags: string[] = [];
  const open: { readonly isShown: boolean; readonly children: Shown }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1)?.children ?? 'all';
      const isShown = parent === 'all' || (parent === 'summary' && name === 'summary');
      const isClosed = name === 'details' && attributes['open'] === undefined;
      const isHidden = attributes['hidden'] !== undefined;
      const ofChildren = isHidden || attributes['data-closed'] !== undefined ? 'none' : isClosed ? 'summary' : 'all';
      open.push({ isShown, children: isShown ? ofChildren : 'none' });
      if (!isShown) return;
      const needed = Object.entries(attributes).filter(([attribute]) =>
        isHidden ? attribute === 'hidden' : selected.has(attribute),
      );
      const markup = needed.map(([attribute, value]) => ` ${attribute}="${value.replaceAll('"', '&quot;')}"`);
      tags.push(`<${name}${markup.join('')}>`);
    },
    onclosetag(name) {
      if (open.pop()?.isShown && !VOID.has(name)) tags.push(`</${name}>`);
    },
  });
  parser.end(html.slice(0, lengthAboveTheFold(html)));
  return tags.join('');
}

/** Elements without an end tag: https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
