/** Matches the `@media` blocks for every screen, whose rules apply as if they were outside of the block. */
const forScreens = /@media\s+(?:only\s+)?(?:screen|all)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;
/** Matches comments and at-rules. Rules inside `@media` and similar blocks are ignored, as they are for other screens. */
const notApplied = /<!--|-->|\/\*.*?\*\/|@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|@[^{};]*;/gs;
/** Declarations of the page's layout and of words' styles, which hide nothing. */
const ignored =
  /(?:^|;)\s*(?:mso-(?!hide)|border|margin(?!-left|-top)|text-(?!indent|shadow|decoration[^;]*line-through)|vertical-align|font-(?:family|style)|page|layout)[\w-]*\s*:[^;]*/gi;

/**
 * Copies declarations that can hide text or make it bold from the style sheets of the clipboard to the end of the renamed style attributes.
 */
export function applyStyleSheets(fragment: DocumentFragment): void {
  const sheets = [...fragment.querySelectorAll<HTMLStyleElement>('style')]
    .filter(({ media }) => /^\s*((only\s+)?(all|screen))?\s*$/i.test(media))
    .map(({ textContent }) => textContent)
    .join('\n');
  const stylesOf = new Map<Element, string>();
  for (const [, selectors = '', declarations = ''] of sheets
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(forScreens, '$1')
    .replaceAll(notApplied, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const style = declarations.replaceAll(ignored, '');
    if (style.includes(':'))
      for (const element of matching(fragment, selectors))
        stylesOf.set(element, `${stylesOf.get(element) ?? ''}${style};`);
  }
  for (const [element, style] of stylesOf)
    element.setAttribute('data-style', `${style}${element.getAttribute('data-style') ?? ''}`);
}

function matching(fragment: DocumentFragment, selectors: string): Iterable<Element> {
  try {
    return fragment.querySelectorAll(selectors.trim());
  } catch {
    // Word writes selectors that are no CSS: `v\:* {behavior:url(#default#VML);}`, `@list l0:level1`.
    return [];
  }
}
