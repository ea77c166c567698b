// `npm run coverage` prints each section of docs/specification.md with the tests that have its tag, such as `spec-2-3-6` for §2.3.6.
// A tag belongs to a file (`// @module-tag spec-2-3-6`), or to a group or a test (`{ tags: 'spec-2-3-6' }`; in journeys
// `{ tag: '@spec-2-3-6' }`). `npm run check` fails if a section has no test, if a tag names no section, and if a row of
// docs/security.md links to no test file, or to a missing one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from './paths.mjs';

const OF_FILE = /^\/\/ @module-tag (spec-[\d-]+)$/gm;
const OF_TEST = /(['"`])((?:\\.|(?!\1)[^\\\n])+)\1,\s*\{[^{}]*?\btags?: ('[^']*'|\[[^\]]*\])/g;

/** The sections by tag: number, name, tests, and whether the section itself says "Not tested", because no test can show it. */
const sections = new Map();
let last;
for (const line of readFileSync(repositoryPath('docs/specification.md'), 'utf8').split('\n')) {
  const [, number, name] = /^#+ §([\d.]+) (.+)/.exec(line) ?? [];
  if (number) sections.set(tagOf(number), (last = { number, name, tests: [], untested: false }));
  else if (line.startsWith('Not tested: ')) last.untested = true;
}

const problems = [];
for (const file of testFiles('.')) {
  const text = readFileSync(repositoryPath(file), 'utf8');
  for (const [, tag] of text.matchAll(OF_FILE)) add(tag, file);
  for (const [, , title, tags] of text.matchAll(OF_TEST))
    for (const [tag] of tags.matchAll(/spec-[\d-]+/g)) add(tag, `${file} › ${title}`);
}
for (const [tag, { number, untested }] of sections) {
  // A test of §2.3.1 also counts for §2.3.
  const isTested = [...sections].some(([inner, { tests }]) => tests.length > 0 && `${inner}-`.startsWith(`${tag}-`));
  if (!isTested && !untested) problems.push(`No test of §${number} has the tag ${tag}`);
}
for (const row of readFileSync(repositoryPath('docs/security.md'), 'utf8').match(/^\| (?!attack |-).+/gm) ?? []) {
  const [, file] = /\]\(\.\.\/([\w./-]+\.(?:test|spec)\.tsx?)\)/.exec(row) ?? [];
  if (!file || !existsSync(repositoryPath(file))) problems.push(`docs/security.md: no such test: ${row}`);
}
const table = [...sections.values()].map(({ number, name, tests }) => [`§${number} ${name}`, ...tests].join('\n  '));
process.stdout.write(`${(problems.length > 0 ? problems : table).join('\n')}\n`);
process.exitCode = Math.min(problems.length, 1);

function tagOf(number) {
  return `spec-${number.replaceAll('.', '-')}`;
}

function add(tag, test) {
  const section = sections.get(tag);
  if (section) section.tests.push(test);
  else problems.push(`${test}: the specification has no section of the tag ${tag}`);
}

function testFiles(folder) {
  return readdirSync(repositoryPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(\..*|node_modules|dist)$/.test(entry.name) ? [] : testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(path) ? [path] : [];
  });
}
