// Exports all content of the site into a folder: `npm run export -- FOLDER`. `npm run import -- FOLDER --yes` restores it.
import { parseArgs } from 'node:util';
import { runCommand, resolveFromCallerDirectory, commandArguments } from '../src/core/command-line';
import { readConfiguration } from '../src/core/configuration';
import { StartupError } from '@agency-site/process/startup-error';
import { loadSiteRenderer } from '../src/http/frontend';
import { withContent } from '../src/transfer/content-database';
import { writeFolder } from '../src/transfer/content-folder';
import { countLines, skippedLines } from '../src/transfer/report';

await runCommand(async () => {
  const [path] = parseArgs({ args: commandArguments, allowPositionals: true }).positionals;
  if (!path) throw new StartupError('Name a new folder: npm run export -- FOLDER');
  const folder = resolveFromCallerDirectory(path);
  const { textAsMarkdown } = await loadSiteRenderer();
  const { skipped, ...written } = await withContent(readConfiguration(process.env), (content) =>
    writeFolder(folder, content, textAsMarkdown),
  );
  return [`${folder} has`, ...countLines(written), ...skippedLines(skipped)];
});
