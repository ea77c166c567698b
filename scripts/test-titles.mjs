import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** Stands in a title for what is only known when the test runs: `${name}`, `%s`, `$name`. */
export const BLANK = '\0';

/** `freshTest`: a journey that loads the back-office anew (e2e/screens/administrator.ts). */
const RUNNERS = ['test', 'freshTest', 'it', 'describe'];

/**
 * Reads a test file.
 * @param path the file's absolute path
 * @returns `titles`: those of its tests and groups, each as the list from the outermost group to itself;
 *   `words()`: the file with what it imports from beside it, where values that fill blanks are written
 */
export function readTestFile(path) {
  const source = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const titles = [];
  collect(program, { runners: new Set([...RUNNERS, ...imports.flatMap(renamedRunners)]), groups: [], titles });
  return { titles, words: () => plainSpaces([source, ...imports.map((node) => sourceOf(node, path))].join('\n')) };
}

/** `import { test as visitor }` */
const renamedRunners = ({ specifiers }) =>
  specifiers.filter(({ imported }) => RUNNERS.includes(imported?.name)).map(({ local }) => local.name);

function sourceOf({ source: { value: address } }, importer) {
  if (!address.startsWith('.')) return '';
  const file = ['.ts', '.tsx']
    .map((ending) => join(dirname(importer), address) + ending)
    .find((path) => existsSync(path));
  return file ? readFileSync(file, 'utf8') : '';
}

function collect(node, { runners, groups, titles }) {
  const title = Array.isArray(node) ? undefined : titleOf(node, runners);
  const path = title === undefined ? groups : [...groups, title];
  if (title !== undefined) titles.push(path);
  for (const child of Object.values(node)) {
    if (child && typeof child === 'object') collect(child, { runners, groups: path, titles });
  }
}

/** The title of a call that makes a test or a group, `test.each(…)('title', () => …)` included; undefined for others. */
function titleOf({ type, callee, arguments: [first, ...others] = [] }, runners) {
  if (type !== 'CallExpression' || !runners.has(rootOf(callee)) || !others.some(isFunction)) return undefined;
  if (first.type === 'Literal') return blanked(String(first.value));
  if (first.type === 'TemplateLiteral') return blanked(first.quasis.map(({ value }) => value.cooked).join(BLANK));
  return BLANK;
}

const rootOf = (node) => node?.name ?? (node && rootOf(node.object ?? node.callee ?? node.tag));
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** A title with what its runner fills in left blank, and spaces of one width. */
export const blanked = (title) => plainSpaces(title).replace(/%[sdifjo]|\$\{[^}]*\}|\$[a-z][\w.]*/gi, BLANK);
const plainSpaces = (text) => text.replace(/[\u00A0\u202F]/g, ' ');
