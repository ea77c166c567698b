/** Attributes and elements that hold an address: in HTML, the sitemap, the feed, the web manifest and Markdown. */
const REFERENCES = [
  /\s(?:href|src|poster)="([^"]+)"/g,
  /\scontent="(https?:[^"]+)"/g,
  /<(?:loc|link|guid)[^>]*>([^<]+)</g,
  /"src":\s*"([^"]+)"/g,
  /\]\((https?:[^)\s]+)\)/g,
];
const SETS = /\ssrcset="([^"]+)"/gi;

/**
 * Returns the addresses of our own site that a text mentions, as paths with their query.
 * @param text a document, a sitemap, a feed, a manifest or Markdown
 * @param base the text's own public address
 */
export function referencesIn(text: string, base: string): Set<string> {
  const single = REFERENCES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address));
  const several = [...text.matchAll(SETS)].flatMap(([, list = '']) =>
    list.split(',').map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? ''),
  );
  const { origin } = new URL(base);
  const own = [...single, ...several].flatMap((address) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'), base);
    return url?.origin === origin ? [url.pathname + url.search] : [];
  });
  return new Set(own);
}
