import { repeatsColumn } from './selected-columns';

const MAX_PARENTHESES = 12;
const MAX_DEPTH = 3;
const MAX_PATTERN_FILTERS = 4;

/**
 * Whether an anonymous query could cost far more than any page of the site needs: a column many times, nested embeds,
 * hundreds of pattern filters, regular expressions. The statement timeout of the database limits whatever passes.
 * @param parameters the query string of a request below /rest/v1
 */
export function isTooComplex(parameters: URLSearchParams): boolean {
  if (parameters.getAll('select').some(repeatsColumn)) return true;
  const text = [...parameters].map(([name, value]) => `${name}=${value}`).join('&');
  const { parentheses, depth } = nesting(text);
  if (parentheses > MAX_PARENTHESES || depth > MAX_DEPTH) return true;
  // Regular expressions, and like(any) or like(all), which take any number of patterns in one filter.
  if (/\b(i?match[.(]|i?like\()/.test(text)) return true;
  return (text.match(/\bi?like\./g)?.length ?? 0) > MAX_PATTERN_FILTERS;
}

function nesting(text: string): { parentheses: number; depth: number } {
  let parentheses = 0;
  let depth = 0;
  let open = 0;
  for (const character of text) {
    if (character === '(') {
      parentheses += 1;
      open += 1;
      depth = Math.max(depth, open);
    } else if (character === ')') {
      open -= 1;
    }
  }
  return { parentheses, depth };
}
