/** The storage bucket of the files that visitors download. Migrations create it with the same limits; a test compares them. */
export const filesBucket = 'files';

export const maxFileBytes = 40 * 1024 * 1024;

/** Accepted types by file extension. HTML, SVG and scripts are excluded, because browsers run them. */
export const fileTypes = {
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  ogv: 'video/ogg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  rtf: 'application/rtf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;
export type FileEnding = keyof typeof fileTypes;
export type FileType = (typeof fileTypes)[FileEnding];

export const isFileEnding = (ending: string): ending is FileEnding => Object.hasOwn(fileTypes, ending);

/** A file name without folders, further dots or capitals. */
export const fileNamePattern = new RegExp(`^[a-z0-9][a-z0-9-]{0,149}\\.(${Object.keys(fileTypes).join('|')})$`);

/** Public path of the bucket, below the project's address. */
export const publicFilesPath = `/storage/v1/object/public/${filesBucket}/`;

/** Returns the extension of an address or a file name, in lower case and without the dot; empty without an extension. */
export const endingOf = (address: string): string => /\.(\w{1,5})(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? '';

/** The type of a file by its extension; undefined for an invalid name. */
export function fileTypeOf(name: string): FileType | undefined {
  const ending = endingOf(name);
  return fileNamePattern.test(name) && isFileEnding(ending) ? fileTypes[ending] : undefined;
}

/** A file name that ends with sixteen digits of the content's hash (`content`), so that the same file is stored once. */
export const fileNameWith = (words: string, content: string, ending: FileEnding): string =>
  `${words ? `${words}-` : ''}${content}.${ending}`;

/** Returns the name of a file as people know it, without the digits of its hash. */
export const fileLabel = (name: string): string => name.replace(/-[0-9a-f]{16}(?=\.\w+$)/, '');

/**
 * The address that texts of the site use for a file. Hosted Supabase lets browsers open a file unless its address asks for a download;
 * our own server and the static hosts always answer with a download.
 * @param origin the origin of the hosted project; empty where our own server answers
 */
export const fileAddress = (origin: string, name: string): string =>
  `${origin}${publicFilesPath}${name}${origin === '' ? '' : '?download'}`;
