/** Matches comments and at-rules. Rules inside `@media` and similar blocks are ignored, as they are for other screens. */
const notApplied = /<!--|-->|\/\*.*?\*\/|@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|@[^{};]*;/gs;
const copied =
  /(?:^|;)\s*(?:display|visibility|content-visibility|mso-hide|opacity|color|background-clip|font(?:-size|-weight)?)\s*:[^;]*/gi;

/**
 * Copies declarations that hide text or make it bold from the style sheets of the clipboard to the end of the renamed style attributes.
 */
export function applyStyleSheets(fragment: DocumentFragment): void {
  const sheets = [...fragment.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const stylesOf = new Map<Element, string>();
  for (const [, selectors = '', declarations = ''] of sheets
    .replaceAll(notApplied, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const style = declarations.match(copied)?.join(';');
    if (style)
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
