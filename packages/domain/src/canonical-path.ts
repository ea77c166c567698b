/** Characters that a path holds unescaped: `pchar` and `/` of RFC 3986. */
const PLAIN = String.raw`\w.~!$&'()*+,;=:@/-`;
/** An escape, or a character that has to become one. */
const ESCAPES = new RegExp(`%[\\da-fA-F]{2}|[^${PLAIN}]`, 'gu');
const PLAIN_LETTER = new RegExp(`^[${PLAIN}]$`);

/**
 * A path in the one spelling of its escapes that all others are compared by: in upper case, none of what may stand as it is, and
 * `%` alone escaped too. Proxies decode paths and encode them anew, each one in its own way (nginx and Apache write `%c3` as
 * `%C3`, `%7E` as `~`, `[` the one as it is and the other not), so two spellings are one address. A slash and a backslash
 * are never decoded. private.normal_path is the same in SQL.
 */
export const normalPath = (path: string): string =>
  path.replace(ESCAPES, (sign) => {
    if (sign.length < 3 || !sign.startsWith('%')) return encodeURIComponent(sign);
    const letter = String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return letter !== '/' && PLAIN_LETTER.test(letter) ? letter : sign.toUpperCase();
  });

/**
 * The one address of a page: a normal path in lower case, with one slash at its beginning and none at its end, so that it never
 * names another site. private.canonical_path is the same in SQL.
 * @param path of a URL: browsers read a backslash or a tab after the first slash as the start of a host name
 */
export const canonicalPath = (path: string): string =>
  normalPath(path)
    .replaceAll(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
    .replace(/^\/{2,}/, '/')
    .replace(/(?<=.)\/+$/, '');

/** By which WordPress names what it shows, in short links too: `/?p=12`. Redirects know these queries (private.canonical_path). */
export const formerQueryNames = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'author', 'm', 'feed'];
