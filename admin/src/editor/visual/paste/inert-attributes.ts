const tagPattern = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const quotedOrName = /"[^"]*"|'[^']*'|(?<![\w-])(?:style|on\w+)(?=\s*=)/gi;

/**
 * Renames style and event attributes before the HTML is parsed. The content security policy refuses them, and the browser
 * would report each one, even in a document without a window.
 */
export const withInertAttributes = (html: string): string =>
  html.replace(tagPattern, (tag) => tag.replace(quotedOrName, (part) => (/^["']/.test(part) ? part : `data-${part}`)));

/**
 * Returns the value of a CSS property in the style attribute, which `withInertAttributes` has renamed to `data-style`: the last one that
 * is `!important`, or the last one.
 */
export function styleOf(element: Element, property: string): string | undefined {
  const declaration = new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'gi');
  const written = (element.getAttribute('data-style') ?? '').replaceAll(/\/\*.*?\*\//gs, '');
  const values = [...written.matchAll(declaration)].map(([, value = '']) => value.trim().toLowerCase());
  const winner = values.findLast((value) => value.endsWith('!important')) ?? values.at(-1);
  return winner?.replace(/\s*!important$/, '');
}
