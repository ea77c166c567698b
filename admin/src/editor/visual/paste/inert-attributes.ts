const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const QUOTED_OR_NAME = /"[^"]*"|'[^']*'|(?<![\w-])(?:style|on\w+)(?=\s*=)/gi;

/**
 * Renames the attributes that the page's policy refuses, while they are still text: parsing them is reported on the
 * console, one by one, even in a document that is never shown.
 */
export const withInertAttributes = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(QUOTED_OR_NAME, (part) => (/^["']/.test(part) ? part : `data-${part}`)));

/** What a renamed style declares, by property. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('data-style') ?? '').split(';').map((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return [property.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return new Map(declarations);
}
