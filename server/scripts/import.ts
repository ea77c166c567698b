// Imports content from WordPress, Ghost or a folder of `npm run export`: `npm run import -- export.xml` previews the import, `-- export.xml
// --yes` runs it.
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importSite } from '@agency-site/import/import-site';
import { ImportFileError, maxImportBytes, type ImportedSite } from '@agency-site/import/model';
import { placeItems, type ImportConditions } from '@agency-site/import/place-items';
import { readExport } from '@agency-site/import/read-export';
import { summaryOf } from '@agency-site/import/summary';
import { runCommand, resolveFromCallerDirectory, commandArguments } from '../src/core/command-line';
import { readConfiguration, type Configuration } from '../src/core/configuration';
import { StartupError } from '@agency-site/process/startup-error';
import { withContent } from '../src/transfer/content-database';
import { isExportFolder, readFolder, restoreFolder } from '../src/transfer/content-folder';
import { importTarget } from '../src/transfer/import-target';
import { countLine, countLines, skippedLines, previewLines, reportLines } from '../src/transfer/report';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: commandArguments,
    options: {
      yes: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      'fetch-pictures': { type: 'boolean', default: false },
      'fetch-files': { type: 'boolean', default: false },
      site: { type: 'string', default: '' },
    },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path) throw new StartupError('Name the export: npm run import -- export.xml, ghost.json or a folder');
  const configuration = readConfiguration(process.env);
  const isPreview = !values.yes || values.preview;
  if (isExportFolder(resolveFromCallerDirectory(path)))
    return bringFolder(configuration, resolveFromCallerDirectory(path), isPreview);
  const read = await readSite(resolveFromCallerDirectory(path), values.site);
  return withContent(configuration, async (content) => {
    const ask = async <Answer = string[]>(name: string) =>
      (await content.call(name, { source: read.source })) as Answer;
    const conditions = (await content.call('import_conditions', {})) as ImportConditions;
    const known = await ask('imported_ids');
    const site = placeItems(read, known, conditions);
    if (isPreview) {
      const here = {
        awaited: await ask('awaited_pictures'),
        without: await ask('items_awaiting_picture'),
        files: await ask<Readonly<Record<string, string>>>('imported_files'),
      };
      return previewLines(site, summaryOf(site, known, here, conditions.comments));
    }
    const options = {
      fetchPictures: values['fetch-pictures'],
      fetchFiles: values['fetch-files'],
      allowPrivate: false,
    };
    return reportLines(await importSite(site, importTarget(content, options)));
  });
});

async function bringFolder(configuration: Configuration, folder: string, isPreview: boolean): Promise<string[]> {
  const tables = await readFolder(folder);
  if (isPreview)
    return [
      `${folder} has`,
      ...[...tables].map(([table, rows]) => countLine(table, rows.length)),
      'Nothing was written: add --yes to bring what is not here.',
    ];
  const { skipped, ...written } = await withContent(configuration, (content) => restoreFolder(folder, content));
  return ['Written, what was here left alone:', ...countLines(written), ...skippedLines(skipped)];
}

async function readSite(path: string, siteUrl: string): Promise<ImportedSite> {
  try {
    if ((await stat(path)).size > maxImportBytes) throw new ImportFileError('too-large');
    return readExport(await readFile(path, 'utf8'), siteUrl);
  } catch (error) {
    throw error instanceof ImportFileError ? new StartupError(`${path}: ${error.message}`) : error;
  }
}
