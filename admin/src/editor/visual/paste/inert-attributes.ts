import { declaredIn } from '@agency-site/domain/hidden-styles';

const tagPattern = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const quotedOrName = /"[^"]*"|'[^']*'|(?<![\w-])(?:style|on\w+)(?=\s*=)/gi;

/**
 * Renames style and event attributes before the HTML is parsed. The content security policy refuses them, and the browser
 * would report each one, even in a document without a window.
 */
export const withInertAttributes = (html: string): string =>
  html.replace(tagPattern, (tag) => tag.replace(quotedOrName, (part) => (/^["']/.test(part) ? part : `data-${part}`)));

/** Returns the value of a CSS property in the style attribute, which `withInertAttributes` has renamed to `data-style`. */
export const styleOf = (element: Element, property: string): string | undefined =>
  declaredIn(element.getAttribute('data-style') ?? '')(property) || undefined;
