/** Characters that a path holds unescaped: `pchar` and `/` of RFC 3986. */
const PLAIN = String.raw`\w.~!$&'()*+,;=:@/-`;
/** An escape, or a character that has to become one. */
const ESCAPES = new RegExp(`%[\\da-fA-F]{2}|[^${PLAIN}]`, 'gu');
const PLAIN_LETTER = new RegExp(`^[${PLAIN}]$`);

/**
 * Returns a path with its escapes in their one canonical spelling, to compare it with others: escapes in upper case, no escape of a
 * character that may stand unescaped, and a lone `%` escaped too. Proxies decode and encode paths differently (nginx and Apache write `%c3`
 * as `%C3` and `%7E` as `~`; only one of them escapes `[`), so two spellings are one address. It never decodes a slash or a backslash.
 * private.normal_path is the same in SQL.
 */
export const normalPath = (path: string): string =>
  path.replace(ESCAPES, (sign) => {
    if (sign.length < 3 || !sign.startsWith('%')) return encodeURIComponent(sign);
    const letter = String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return letter !== '/' && PLAIN_LETTER.test(letter) ? letter : sign.toUpperCase();
  });

/**
 * Returns the one address of a page: a canonical path in lower case, with one slash at its beginning and none at its end, so that it never
 * names another site. private.canonical_path is the same in SQL.
 * @param path of a URL: browsers read a backslash or a tab after the first slash as the start of a host name
 */
export const canonicalPath = (path: string): string =>
  normalPath(path)
    .replaceAll(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
    .replace(/^\/{2,}/, '/')
    .replace(/(?<=.)\/+$/, '');

/**
 * Query parameters by which WordPress identifies a page, in short links too: `/?p=12`. Redirects compare these queries
 * (private.canonical_path).
 */
export const formerQueryNames = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'author', 'm', 'feed'];
