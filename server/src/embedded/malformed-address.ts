/** A filter whose operator is a property that every JavaScript object has: « constructor.1 », « not.toString.1 ». */
const INHERITED_OPERATOR = new RegExp(
  `^(?:not\\.)?(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})(?:\\.|$)`,
);
/** The parameters whose value is a list in parentheses. */
const LOGIC = /(?:^|\.)(?:and|or)$/;

/** Whether lite fails on an address instead of refusing it: a broken escape, or a filter that does not parse. */
export function isMalformed(method: string, { pathname, searchParams }: URL): boolean {
  if (!isDecodable(pathname)) return true;
  // These are a function's arguments, which may hold any word; with other methods they are filters.
  if (method === 'GET' && pathname.startsWith('/rest/v1/rpc/')) return false;
  return [...searchParams].some(([name, value]) =>
    LOGIC.test(name) ? !value.startsWith('(') : INHERITED_OPERATOR.test(value),
  );
}

function isDecodable(path: string): boolean {
  try {
    // The result is used, because the bundler takes away a call without effect.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
