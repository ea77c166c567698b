import { LOGIC_PARAMETER } from './logic-parameter';

/**
 * PostgREST reads a quoted value literally inside of `and`, `or` and the lists in them:
 * https://docs.postgrest.org/en/stable/references/api/url_grammar.html
 * lite 0.10.0 keeps the quotes, ignores backslashes there and counts parentheses in them. So this module hides such values from lite: it
 * replaces each of their characters with one that has no meaning for lite, and restores it before PostgreSQL receives it.
 */

/** A Unicode plane of private-use characters. */
const PRIVATE_PLANE = 0xf0000;
const PRIVATE_CHARACTER = /[\u{F0000}-\u{FFFFF}]/u;

/** The part of a condition before its value: `title.not.ilike.`. */
const BEFORE_VALUE = /^[^.]+(?:\.not)?\.([a-z]+)(?:\([^()]*\))?\.$/;

const hide = (text: string, except = ''): string =>
  text.replaceAll(/[\0-\uFFFF]/g, (unit) =>
    except.includes(unit) ? unit : String.fromCodePoint(PRIVATE_PLANE + unit.charCodeAt(0)),
  );

/** Restores the characters of a parameter that were hidden from lite, before PostgreSQL receives it. */
export const restoreHidden = <Parameter>(parameter: Parameter): Parameter | string =>
  typeof parameter === 'string'
    ? parameter.replaceAll(/[\u{F0000}-\u{FFFFF}]/gu, (character) =>
        String.fromCharCode((character.codePointAt(0) ?? PRIVATE_PLANE) - PRIVATE_PLANE),
      )
    : parameter;

/** Returns the address with hidden values, or undefined if it has none. */
export function withHiddenValues(address: string): URL | undefined {
  const url = new URL(address);
  const parameters = [...url.searchParams];
  if (!parameters.some(([name, value]) => LOGIC_PARAMETER.test(name) && value.includes('"'))) return undefined;
  if (parameters.some(([, value]) => PRIVATE_CHARACTER.test(value))) return undefined;
  url.search = new URLSearchParams(
    parameters.map(([name, value]) => [name, LOGIC_PARAMETER.test(name) ? withoutQuotes(value) : value]),
  ).toString();
  return url;
}

/** Hides the quoted values of a tree of conditions. */
function withoutQuotes(tree: string): string {
  let result = '';
  /** The condition that is being read, and those that contain it. */
  let condition = '';
  const around: string[] = [];
  // Each part is a value in quotes, an array in braces, or a single character.
  for (const [part] of tree.matchAll(/"(?:[^"\\]|\\.)*"|\{(?:"(?:[^"\\]|\\.)*"|[^}"])*\}|[^]/gu)) {
    const [, operator] = BEFORE_VALUE.exec(condition) ?? [];
    const isListed = condition === '' && around.at(-1)?.endsWith('.in.');
    const isValue = part.length > 1 && part.startsWith('"') && (operator !== undefined || isListed);
    result += isValue ? hide(inside(part), operator?.endsWith('like') ? '*' : '') : part;
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
