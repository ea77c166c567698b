/** Rules inside `@media` and the like are for other screens. */
const notApplied = /<!--|-->|\/\*.*?\*\/|@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|@[^{};]*;/gs;
const kept = /(?:^|;)\s*(?:display|visibility|mso-hide|opacity|font-(?:size|weight))\s*:[^;]*/gi;

/** Writes what the style sheets of the clipboard hide, or make bold, into the renamed style attributes, which come last. */
export function applyStyleSheets(fragment: DocumentFragment): void {
  const sheets = [...fragment.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const written = new Map<Element, string>();
  for (const [, selectors = '', declarations = ''] of sheets
    .replaceAll(notApplied, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const style = declarations.match(kept)?.join(';');
    if (style)
      for (const element of matching(fragment, selectors))
        written.set(element, `${written.get(element) ?? ''}${style};`);
  }
  for (const [element, style] of written)
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
