// Reads the failed tests from the reports of both runners.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryPath } from './paths.mjs';

/** Returns a text for each failed test of Vitest's JSON report, or each file that did not load: the file, the name and the reason. */
export const vitestFailures = (files) =>
  files.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failureLine(relativePath(file), '', message)];
    return failed.map((test) => failureLine(relativePath(file), test.fullName, test.failureMessages[0]));
  });

/** The same for Playwright's JSON report, whose suites contain suites, with files relative to its root directory. */
export const playwrightFailures = (rootDirectory, suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const result = tests.flatMap(({ results }) => results).find(({ error }) => error);
        const path = relativePath(join(rootDirectory, file));
        return failureLine(path, title, result?.error.message) + shownPage(result?.attachments);
      }),
    ...playwrightFailures(rootDirectory, inner),
  ]);

/** Returns the last state of the page as a tree of roles and names. It is printed because CI keeps no file of a run. */
function shownPage(attachments = []) {
  const named = (wanted) => attachments.find(({ name }) => name === wanted);
  const shared = named('page')?.body;
  const file = named('error-context')?.path;
  const tree = shared
    ? Buffer.from(shared, 'base64').toString()
    : file && /```yaml\n(.*?)```/s.exec(readFileSync(file, 'utf8'))?.[1];
  return tree ? indented('The page showed:', ...tree.trimEnd().split('\n').slice(0, 120)) : '';
}

const relativePath = (file) => relative(repositoryPath('.'), file);

const failureLine = (file, name, message = '') =>
  `✗ ${file} › ${name}\n${indented(...stripVTControlCharacters(message).split('\n').slice(0, 6))}`;

const indented = (...lines) => lines.map((line) => `    ${line}\n`).join('');
