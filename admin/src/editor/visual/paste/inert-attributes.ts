const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const QUOTED_OR_NAME = /"[^"]*"|'[^']*'|(?<![\w-])(?:style|on\w+)(?=\s*=)/gi;

/**
 * Renames style and event attributes before the HTML is parsed: the browser reports each one that the content security
 * policy refuses, even in a document without a window.
 */
export const withInertAttributes = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(QUOTED_OR_NAME, (part) => (/^["']/.test(part) ? part : `data-${part}`)));

/** The declarations of a renamed style attribute, by property. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('data-style') ?? '').split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return [property.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return new Map(declarations);
}
