import { readGhost } from './ghost';
import { ImportFileError, maxImportBytes, type ImportedSite, type OnItem } from './model';
import { readWordPress } from './wordpress';

/** Reads an export of WordPress (XML) or Ghost (JSON). @param siteUrl the former site's, which Ghost's lacks @throws {ImportFileError} */
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
