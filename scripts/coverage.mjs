// Run by `npm run check`: what docs/coverage/ names as showing a behaviour must be there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { repositoryPath } from './paths.mjs';
import { BLANK, blanked, readTestFile } from './test-titles.mjs';

const ROOMS = ['brand', 'illustrations', 'supabase', 'public-site', 'admin', 'server', 'e2e'];
const TEST_FILE = String.raw`[\w./-]+\.(?:test|spec)\.tsx?`;
/** « file › group › test »; for « … » read the file named before. */
const REFERENCE = new RegExp(`^(…|${TEST_FILE})(?: › (.+))?$`);
/** Between entries of a cell: some titles have semicolons too. */
const SEPARATOR = new RegExp(`<br>|; (?=${TEST_FILE}|bench |\`npm run bench)`);
/** A file named in prose. */
const PATH = /(?<=^|[\s`(])[\w-]+(?:\/[\w.-]+)+\.\w+/g;

const testFiles = ROOMS.flatMap((room) => filesBelow(room)).filter((path) => /\.(test|spec)\.tsx?$/.test(path));

function filesBelow(folder) {
  return readdirSync(repositoryPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.') ? [] : filesBelow(path);
  });
}

/** What is wrong with the references of a page of Markdown, a sentence for each. */
function wrongReferences(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('|') && !/^\|[ |:-]+$/.test(line));
  // The last cell of a row; « \| » is part of a cell.
  return rows.flatMap((row) =>
    wrongInCell(
      row
        .replace(/\s*\|\s*$/, '')
        .split(/(?<!\\)\|/)
        .at(-1)
        .trim(),
    ),
  );
}

function wrongInCell(cell) {
  let file;
  return cell.split(SEPARATOR).flatMap((entry) => {
    const [, name, titles] = REFERENCE.exec(entry) ?? [];
    if (!name) return wrongInProse(entry);
    if (name !== '…') {
      const files = testFiles.filter((path) => `/${path}`.endsWith(`/${name}`));
      if (files.length !== 1) return [`${name} is ${files.join(' or ') || 'no file'}`];
      [file] = files;
    }
    if (!file) return [`« ${entry} » follows no file`];
    return titles && !holds(testFile(file), titles) ? [`${file} has no test « ${titles} »`] : [];
  });
}

function wrongInProse(entry) {
  if (entry === '' || entry.includes(' › ')) return [`« ${entry} » names no test`];
  return (entry.match(PATH) ?? [])
    .filter((path) => !existsSync(repositoryPath(path)))
    .map((path) => `${path} is no file`);
}

const read = new Map();
function testFile(path) {
  if (!read.has(path)) read.set(path, readTestFile(repositoryPath(path)));
  return read.get(path);
}

/** Whether a file has a test so called, in groups so called if any are named. */
function holds({ titles, words }, asked) {
  const parts = blanked(asked.replaceAll('\\|', '|').replaceAll('…', BLANK)).split(' › ');
  const last = parts.pop();
  return titles.some((path) => {
    let named = 0;
    for (const group of path.slice(0, -1)) if (named < parts.length && isMeant(parts[named], group, words)) named += 1;
    return named === parts.length && isMeant(last, path.at(-1), words);
  });
}

/** Whether these are words of a title in their order (some may be left out), or the title with its blanks filled in. */
function isMeant(asked, title, words) {
  if (asked.replaceAll(BLANK, '') === '') return false;
  if (new RegExp(asked.split(BLANK).map(escaped).join('.*'), 's').test(title)) return true;
  const values = new RegExp(`^${title.split(BLANK).map(escaped).join('(.+)')}$`, 's').exec(asked)?.slice(1);
  return values?.every((value) => value.split(BLANK).every((piece) => words().includes(piece))) ?? false;
}

const escaped = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const index = readFileSync(repositoryPath('docs/coverage.md'), 'utf8');
for (const name of readdirSync(repositoryPath('docs/coverage'))) {
  const problems = wrongReferences(readFileSync(repositoryPath(`docs/coverage/${name}`), 'utf8'));
  if (!index.includes(`(coverage/${name})`)) problems.push('docs/coverage.md has no link to it');
  for (const problem of problems) process.stdout.write(`docs/coverage/${name}: ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
