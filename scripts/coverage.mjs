// `npm run coverage` prints each section of docs/specification.md with the tests and groups whose titles end with its number,
// as in « sends once (§2.3.6, §4) ». `npm run check` fails where a section has none, or a title names no section; and where a
// row of docs/security.md links to no file of tests, or to one that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from './paths.mjs';

const TITLE = /(['"`])((?:\\.|(?!\1)[^\\\n])+) \((§[\d.]+(?:, §[\d.]+)*)\)\1/g;

/** By number: a section's name, the titles that name it, and whether it says itself that no test can show it. */
const sections = new Map();
let last;
for (const line of readFileSync(repositoryPath('docs/specification.md'), 'utf8').split('\n')) {
  const [, number, name] = /^#+ §([\d.]+) (.+)/.exec(line) ?? [];
  if (number) sections.set(number, (last = { name, titles: [], untested: false }));
  else if (line.startsWith('Not tested: ')) last.untested = true;
}

const problems = [];
for (const file of testFiles('.')) {
  for (const [, , title, numbers] of readFileSync(repositoryPath(file), 'utf8').matchAll(TITLE)) {
    for (const number of numbers.slice(1).split(', §')) {
      if (sections.has(number)) sections.get(number).titles.push(`${file} › ${title}`);
      else problems.push(`${file}: « ${title} » names §${number}, which the specification does not have`);
    }
  }
}
for (const [number, { untested }] of sections) {
  // A test of §2.3.1 shows something of §2.3.
  const tested = [...sections].some(([inner, { titles }]) => titles.length > 0 && `${inner}.`.startsWith(`${number}.`));
  if (!tested && !untested) problems.push(`No title names §${number}`);
}
for (const row of readFileSync(repositoryPath('docs/security.md'), 'utf8').match(/^\| (?!attack |-).+/gm) ?? []) {
  const [, file] = /\]\(\.\.\/([\w./-]+\.(?:test|spec)\.tsx?)\)/.exec(row) ?? [];
  if (!file || !existsSync(repositoryPath(file))) problems.push(`docs/security.md: no such test: ${row}`);
}
const table = [...sections].map(([number, { name, titles }]) => [`§${number} ${name}`, ...titles].join('\n  '));
process.stdout.write(`${(problems.length > 0 ? problems : table).join('\n')}\n`);
process.exitCode = Math.min(problems.length, 1);

function testFiles(folder) {
  return readdirSync(repositoryPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(\..*|node_modules|dist)$/.test(entry.name) ? [] : testFiles(path);
    return /\.(test|spec)\.tsx?$/.test(path) ? [path] : [];
  });
}
