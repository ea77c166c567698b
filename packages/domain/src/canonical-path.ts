/** Characters that a path holds unescaped: `pchar` and `/` of RFC 3986. */
const PLAIN = String.raw`\w.~!$&'()*+,;=:@/-`;
/** An escape, or a character that needs one. */
const ESCAPES = new RegExp(`%[\\da-fA-F]{2}|[^${PLAIN}]`, 'gu');
const PLAIN_LETTER = new RegExp(`^[${PLAIN}]$`);

/**
 * Returns a path in its canonical spelling, so that two paths can be compared: escapes in upper case, no escape of a character that needs
 * none, and a lone `%` escaped. Proxies decode and encode paths differently (nginx and Apache write `%c3` as `%C3` and `%7E` as `~`; only
 * Apache escapes `[`), so the same address arrives in several spellings. Escaped slashes and backslashes stay escaped.
 * private.normal_path is the same function in SQL.
 */
export const normalPath = (path: string): string =>
  path.replace(ESCAPES, (sign) => {
    if (sign.length < 3 || !sign.startsWith('%')) return encodeURIComponent(sign);
    const letter = String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return letter !== '/' && PLAIN_LETTER.test(letter) ? letter : sign.toUpperCase();
  });

/**
 * Returns the canonical address of a page: a path as `normalPath` spells it, in lower case, with single slashes, so that a redirect
 * never leads to another host, and none at its end. private.canonical_path is the same function in SQL.
 * @param path the path of a parsed URL: in other text, browsers read a backslash or a tab after the first slash as the start of a host name
 */
export const canonicalPath = (path: string): string =>
  normalPath(path)
    .replaceAll(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/+$/, '');

/** Query parameters by which WordPress identifies a page, as in `/?p=12`. Redirects compare these queries (private.canonical_path). */
export const formerQueryNames = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'author', 'm', 'feed'];
