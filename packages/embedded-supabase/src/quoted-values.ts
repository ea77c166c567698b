/**
 * PostgREST reads a value in quotes as it is, in `and`, `or` and the lists inside of them: https://docs.postgrest.org/en/stable/references/api/url_grammar.html
 * lite 0.10.0 keeps the quotes, knows no backslash there and counts parentheses in them. So each of their characters travels
 * through lite as one that means nothing, and becomes itself again in what is sent to PostgreSQL.
 */

/** A plane of characters for private use. */
const PRIVATE = 0xf0000;
const OF_PLANE = /[\u{F0000}-\u{FFFFF}]/u;

/** The parameters whose value is a tree of conditions. */
const LOGIC = /(?:^|\.)(?:and|or)$/;
/** All of a condition before its value: `title.not.ilike.`. */
const BEFORE_VALUE = /^[^.]+(?:\.not)?\.([a-z]+)(?:\([^()]*\))?\.$/;

const veiled = (text: string, except = ''): string =>
  text.replaceAll(/[\0-\uFFFF]/g, (unit) =>
    except.includes(unit) ? unit : String.fromCodePoint(PRIVATE + unit.charCodeAt(0)),
  );

/** Restores the characters of a parameter that were hidden from lite, before PostgreSQL receives it. */
export const unveiled = <Parameter>(parameter: Parameter): Parameter | string =>
  typeof parameter === 'string'
    ? parameter.replaceAll(/[\u{F0000}-\u{FFFFF}]/gu, (character) =>
        String.fromCharCode((character.codePointAt(0) ?? PRIVATE) - PRIVATE),
      )
    : parameter;

/** The address with veiled values, or undefined where it has none. */
export function withVeiledValues(address: string): URL | undefined {
  const url = new URL(address);
  const parameters = [...url.searchParams];
  if (!parameters.some(([name, value]) => LOGIC.test(name) && value.includes('"'))) return undefined;
  if (parameters.some(([, value]) => OF_PLANE.test(value))) return undefined;
  url.search = new URLSearchParams(
    parameters.map(([name, value]) => [name, LOGIC.test(name) ? withoutQuotes(value) : value]),
  ).toString();
  return url;
}

/** A tree of conditions whose values in quotes are veiled. */
function withoutQuotes(tree: string): string {
  let result = '';
  /** The condition that is being read, and those around it. */
  let condition = '';
  const around: string[] = [];
  // A value in quotes; an array, in braces; one character.
  for (const [part] of tree.matchAll(/"(?:[^"\\]|\\.)*"|\{(?:"(?:[^"\\]|\\.)*"|[^}"])*\}|[^]/gu)) {
    const [, operator] = BEFORE_VALUE.exec(condition) ?? [];
    const isListed = condition === '' && around.at(-1)?.endsWith('.in.');
    const isValue = part.length > 1 && part.startsWith('"') && (operator !== undefined || isListed);
    result += isValue ? veiled(inside(part), operator?.endsWith('like') ? '*' : '') : part;
    if (part === '(') {
      around.push(condition);
      condition = '';
    } else if (part === ')') condition = `${around.pop() ?? ''}()`;
    else if (part === ',') condition = '';
    else condition += part;
  }
  return result;
}

/** The text between the quotes: a backslash makes the character after it mean itself. */
const inside = (quoted: string): string => quoted.slice(1, -1).replaceAll(/\\(.)/gsu, '$1');
