import { LOGIC_PARAMETER } from './logic-parameter';

/** The names that every object inherits. `preventPrototypePollution` may have deleted `__proto__` before this module is loaded. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).concat('__proto__').join('|');
/** A filter whose operator is a property that every JavaScript object has: `constructor.1`, `not.toString.1`. */
const INHERITED_OPERATOR = new RegExp(`^(?:not\\.)?(?:${INHERITED})(?:\\.|$)`);
/** A filter on a column, or a column of a related table, that has such a name: `__proto__`, `posts.constructor`. */
const INHERITED_COLUMN = new RegExp(`(?:^|[^\\w])(?:${INHERITED})(?:[^\\w]|$)`);
/** Such filters in a list: `(id.eq.1,__proto__.eq.1)`, `(slug.toString.1)`. */
const INHERITED_IN_LIST = new RegExp(`[(,]\\s*(?:[\\w"]+\\.)*"?(?:${INHERITED})"?[.-]`);

/** Whether lite fails on an address instead of refusing it: a broken escape, a zero byte, or a filter that lite cannot parse. */
export function isMalformed(method: string, { pathname, searchParams }: URL): boolean {
  if (!isDecodable(pathname)) return true;
  // A function's arguments may contain any word; with other methods these are filters.
  const isCall = method === 'GET' && pathname.startsWith('/rest/v1/rpc/');
  return [...searchParams].some(([name, value]) => {
    if (name.includes('\0') || value.includes('\0') || INHERITED_COLUMN.test(name)) return true;
    if (LOGIC_PARAMETER.test(name)) return !value.startsWith('(') || INHERITED_IN_LIST.test(value);
    return !isCall && INHERITED_OPERATOR.test(value);
  });
}

function isDecodable(path: string): boolean {
  try {
    // Compares the result, because the bundler would remove a call whose result is not used.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Protects the properties that every object inherits. lite 0.10.0 stores a filter under the name of its column: `?__proto__=eq.1` gave
 * every object of the process a property `$eq`, and modules loaded from then on failed. Without the accessor, `__proto__` is a name like
 * any other (as with Node's `--disable-proto=delete`, however the process was started).
 */
export function preventPrototypePollution(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
  Object.preventExtensions(Object.prototype);
}
