import { endingOf, isFileEnding } from '@agency-site/domain/files';
import { decoded } from './addresses';
import type { ImportedSite } from './model';
import { isPictureFile } from './pictures';

/** Extensions of other files that sites offer to download. Except for `ALIASES`, this site does not accept them. */
const OTHER_ENDINGS = new Set([
  'oga', 'opus', 'aac', 'wma', 'mid', 'aif', 'aiff', 'm4v', 'avi', 'wmv', 'mpg', 'mpeg', '3gp', 'mkv', 'flv',
  'docm', 'dotx', 'dot', 'xlsm', 'xlsb', 'xltx', 'pptm', 'ppsx', 'pps', 'potx', 'odg', 'ott', 'ots', 'pages', 'numbers', 'key',
  'rar', '7z', 'gz', 'tar', 'tgz', 'svg', 'svgz', 'tif', 'tiff', 'bmp', 'heic', 'ico', 'psd', 'ai', 'eps', 'indd', 'dwg', 'dxf',
  'ics', 'vcf', 'vtt', 'srt', 'json', 'kml', 'gpx', 'tsv', 'mobi', 'exe', 'msi', 'dmg', 'apk', 'jar', 'swf', 'js', 'ttf', 'otf', 'woff',
]); // prettier-ignore
/** Other extensions of accepted types. */
const ALIASES = new Set(['oga', 'opus', 'm4v']);

/** Whether a link leads to a file to download, according to the extension. */
export const isFileAddress = (address: string): boolean => {
  const ending = endingOf(pathOf(address));
  return isFileEnding(ending) || OTHER_ENDINGS.has(ending);
};

/** Whether this site accepts files with this extension. The content is checked once the file is here. */
export const isAcceptedFile = (address: string): boolean => {
  const ending = endingOf(pathOf(address));
  return isFileEnding(ending) || ALIASES.has(ending) || isPictureFile(address);
};

const pathOf = (address: string): string => address.trim().replace(/[?#].*$/, '');

const SOUND = /\.(mp3|m4a|ogg|oga|opus|wav|flac|aac|wma|aiff?|mid)$/i;
const VIDEO = /\.(mp4|m4v|mov|webm|ogv|avi|wmv|mpe?g|3gp|mkv|flv)$/i;

/** Returns the label of the link that replaces a file's player or viewer. @param name the file's title, by default its name */
export function fileWords(address: string, name = ''): string {
  const path = pathOf(address);
  const file = name.trim() || decoded(path.slice(path.lastIndexOf('/') + 1));
  const what = SOUND.test(path) ? 'Écouter' : VIDEO.test(path) ? 'Voir la vidéo' : 'Télécharger';
  return `${what} «\u00A0${file}\u00A0»`;
}

export const isPlayable = (address: string): boolean => SOUND.test(pathOf(address)) || VIDEO.test(pathOf(address));
export const isVideoFile = (address: string): boolean => VIDEO.test(pathOf(address));

/** A file of the former site, with the titles of the texts that link to it; none for a file that only the library contains. */
export interface AwaitedFile {
  readonly address: string;
  readonly titles: readonly string[];
}

/** Returns the files of an export that are not here yet, each once. @param here the answer of the database's function `imported_files` */
export function awaitedFiles(
  { items, files = [] }: Pick<ImportedSite, 'items' | 'files'>,
  here: Readonly<Record<string, string>>,
): AwaitedFile[] {
  const titles = new Map<string, string[]>();
  for (const { row, files: linked, refusal } of items)
    for (const address of refusal ? [] : linked) titles.set(address, [...(titles.get(address) ?? []), row.title]);
  for (const { address } of files) titles.set(address, titles.get(address) ?? []);
  return [...titles].flatMap(([address, of]) => (Object.hasOwn(here, address) ? [] : [{ address, titles: of }]));
}
