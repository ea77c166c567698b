import type { FileEnding } from './files';

/**
 * Identifies the type of a file by its content. The file's name matters only for plain text (csv or txt) and for ordinary ZIP archives.
 * @param named the extension of the file's name, in lower case
 * @returns the extension that fits the content; undefined for a type that the site does not accept
 */
export function endingOfContent(bytes: Uint8Array, named: string): FileEnding | undefined {
  if (begins(bytes, '%PDF-')) return 'pdf';
  if (begins(bytes, '{\\rtf')) return 'rtf';
  if (begins(bytes, 'PK\u0003\u0004')) return endingOfArchive(bytes, named);
  if (begins(bytes, '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1')) return endingOfFormerOffice(bytes);
  return endingOfSound(bytes) ?? endingOfVideo(bytes) ?? endingOfText(bytes, named);
}

function endingOfSound(bytes: Uint8Array): FileEnding | undefined {
  const [first = 0, second = 0] = bytes;
  // A frame of MPEG audio, layer III.
  if (begins(bytes, 'ID3') || (first === 0xff && (second & 0xe6) === 0xe2)) return 'mp3';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WAVE', 8)) return 'wav';
  if (begins(bytes, 'fLaC')) return 'flac';
  if (begins(bytes, 'OggS')) return holds(bytes.subarray(0, 512), 'theora') ? 'ogv' : 'ogg';
  return begins(bytes, 'ftypM4', 4) && /[AB]/.test(String.fromCharCode(bytes[10] ?? 0)) ? 'm4a' : undefined;
}

function endingOfVideo(bytes: Uint8Array): FileEnding | undefined {
  if (begins(bytes, '\u001A\u0045\u00DF\u00A3')) return holds(bytes.subarray(0, 64), 'webm') ? 'webm' : undefined;
  if (begins(bytes, 'ftypqt', 4)) return 'mov';
  return ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'MSNV'].some((brand) =>
    begins(bytes, `ftyp${brand}`, 4),
  )
    ? 'mp4'
    : undefined;
}

const OPEN_DOCUMENTS: ReadonlyMap<string, FileEnding> = new Map([
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
  ['application/epub+zip', 'epub'],
]);
const OFFICE_PARTS = {
  'word/document.xml': 'docx',
  'xl/workbook.xml': 'xlsx',
  'ppt/presentation.xml': 'pptx',
} as const;

/** For a ZIP file. Its first entry names the type of an OpenDocument file or EPUB. Office documents with macros are refused. */
function endingOfArchive(bytes: Uint8Array, named: string): FileEnding | undefined {
  if (begins(bytes, 'mimetype', 30)) {
    const size = new DataView(bytes.buffer, bytes.byteOffset, 30).getUint32(22, true);
    return OPEN_DOCUMENTS.get(String.fromCharCode(...bytes.subarray(38, 38 + Math.min(size, 100))));
  }
  if (!holds(bytes, '[Content_Types].xml')) return named === 'zip' ? 'zip' : undefined;
  if (holds(bytes, 'vbaProject.bin')) return undefined;
  return Object.entries(OFFICE_PARTS).find(([part]) => holds(bytes, part))?.[1];
}

const FORMER_PARTS = { WordDocument: 'doc', Workbook: 'xls', 'PowerPoint Document': 'ppt' } as const;

/** For a compound file (Office before 2007), which names its parts in UTF-16. Installers use the format too, and are refused. */
function endingOfFormerOffice(bytes: Uint8Array): FileEnding | undefined {
  const has = (name: string): boolean => holds(bytes, Array.from(name, (letter) => `${letter}\0`).join(''));
  return has('_VBA_PROJECT') ? undefined : Object.entries(FORMER_PARTS).find(([part]) => has(part))?.[1];
}

/** For plain text. A text that a browser could take for an HTML, SVG or XML document is refused. */
function endingOfText(bytes: Uint8Array, named: string): FileEnding | undefined {
  if ((named !== 'csv' && named !== 'txt') || bytes.length === 0 || bytes.includes(0)) return undefined;
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*<|<(?:!doctype|html|head|body|script|svg|iframe|\?xml)/i.test(start) ? undefined : named;
}

const begins = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

function holds(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (begins(bytes, text, at)) return true;
  return false;
}
