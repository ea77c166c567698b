import { readGhost } from './ghost';
import { ImportFileError, maxImportBytes, type ImportedSite, type OnItem } from './model';
import { readWordPress } from './wordpress';

/**
 * Reads an export of WordPress (XML) or Ghost (JSON); its first character tells which.
 * @param siteUrl the address of the former site, which Ghost's export lacks
 * @throws {ImportFileError}
 */
export function readExport(file: string, siteUrl = '', onItem: OnItem = () => {}): ImportedSite {
  if (file.length > maxImportBytes) throw new ImportFileError('too-large');
  const text = file.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return readWordPress(text, onItem);
  if (!text.startsWith('{')) throw new ImportFileError('not-an-export');
  return readGhost(parsed(text), siteUrl.replace(/\/+$/, ''), onItem);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A truncated file, or one that nests too deep.
    throw new ImportFileError('truncated');
  }
}
