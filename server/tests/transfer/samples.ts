import { readFileSync } from 'node:fs';
import type { ImportedSite, ImportItem } from '@agency-site/import/model';
import { readExport } from '@agency-site/import/read-export';
import { repositoryPath } from '@agency-site/process/repository-root';

/** Returns an export of another product. */
export const sample = (name: string, siteUrl = ''): ImportedSite =>
  readExport(readFileSync(repositoryPath(`packages/import/tests/samples/${name}`), 'utf8'), siteUrl);

/** Returns an item like one of the sample, under its own address. */
export function itemLike(changes: Partial<ImportItem['row']>, others: Partial<ImportItem> = {}): ImportItem {
  const [first] = sample('wordpress.xml').items;
  if (!first) throw new Error('The sample has no item');
  return { ...first, comments: [], former_paths: [], ...others, row: { ...first.row, ...changes } };
}
