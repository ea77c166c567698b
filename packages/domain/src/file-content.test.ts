// @module-tag spec-10-8
import { expect, test } from 'vitest';
import { endingOfContent } from './file-content';
import { fileAddress, fileLabel, fileNamePattern, fileTypeOf } from './files';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const wide = (text: string): string => Array.from(text, (letter) => `${letter}\0`).join('');
/** The first local header of a ZIP file whose content is stored as it is. */
const stored = (name: string, content: string): string => {
  const sizes = String.fromCharCode(content.length, 0, 0, 0).repeat(2);
  return `PK\u0003\u0004${'\0'.repeat(14)}${sizes}${String.fromCharCode(name.length)}\0\0\0${name}${content}`;
};
const office = (part: string): string => `${stored('[Content_Types].xml', '<a/>')}${stored(part, '<a/>')}`;
const former = (part: string): string => `\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1${wide(part)}`;

test.each([
  ['%PDF-1.7', 'jpg', 'pdf'],
  ['ID3\u0004', 'bin', 'mp3'],
  ['\u00FF\u00FB\u0090', 'mp3', 'mp3'],
  ['\0\0\0\u0020ftypM4A ', 'm4a', 'm4a'],
  ['OggS\0', 'oga', 'ogg'],
  ['OggS\0\u0080theora', 'ogv', 'ogv'],
  ['RIFF\0\0\0\0WAVEfmt ', 'wav', 'wav'],
  ['fLaC', 'flac', 'flac'],
  ['\0\0\0\u0020ftypisom', 'mp4', 'mp4'],
  ['\0\0\0\u0020ftypqt  ', 'mov', 'mov'],
  ['\u001A\u0045\u00DF\u00A3....webm', 'webm', 'webm'],
  [office('word/document.xml'), 'zip', 'docx'],
  [office('xl/workbook.xml'), 'xlsx', 'xlsx'],
  [office('ppt/presentation.xml'), 'pptx', 'pptx'],
  [stored('mimetype', 'application/vnd.oasis.opendocument.text'), 'odt', 'odt'],
  [stored('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'), 'xls', 'ods'],
  [stored('mimetype', 'application/epub+zip'), 'epub', 'epub'],
  [former('WordDocument'), 'doc', 'doc'],
  [former('Workbook'), 'xls', 'xls'],
  ['{\\rtf1', 'doc', 'rtf'],
  [stored('photo.jpg', 'x'), 'zip', 'zip'],
  ['\u00EF\u00BB\u00BFNom;Prix\nA;12', 'csv', 'csv'],
  ['Bonjour', 'txt', 'txt'],
])('the content %j of a file named .%s is that of a .%s', (content, named, ending) => {
  expect(endingOfContent(bytes(content), named)).toBe(ending);
});

test.each([
  ['a page named as a paper', '<!doctype html><script>alert(1)</script>', 'pdf'],
  ['a page named as a text', '\u00EF\u00BB\u00BF  <html>', 'txt'],
  ['a page behind words', 'Bonjour <script>alert(1)</script>', 'csv'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'txt'],
  ['a script', 'alert(1)', 'js'],
  ['a text that says nothing of its type', 'Bonjour', 'pdf'],
  ['a paper behind a page', '<html>%PDF-1.7', 'pdf'],
  ['a picture', '\u00FF\u00D8\u00FF\u00E0', 'pdf'],
  ['a picture of a telephone', '\0\0\0\u0020ftypheic', 'mp4'],
  ['a document with macros', `${office('word/document.xml')}${stored('word/vbaProject.bin', 'x')}`, 'docx'],
  ['a former document with macros', former('WordDocument') + wide('_VBA_PROJECT'), 'doc'],
  ['a program in a compound file', former('Property'), 'doc'],
  ['a program of Windows', 'MZ\u0090\0', 'zip'],
  ['an archive under another name', stored('META-INF/MANIFEST.MF', 'x'), 'jar'],
  ['a template', stored('mimetype', 'application/vnd.oasis.opendocument.text-template'), 'odt'],
  ['an archive with a type of its own', stored('mimetype', 'constructor'), 'odt'],
  ['nothing', '', 'txt'],
  ['bytes named as a text', 'a\0b', 'txt'],
  ['a file that is cut short', 'PK\u0003\u0004', 'docx'],
])('%s is of no type that is taken', (_what, content, named) => {
  expect(endingOfContent(bytes(content), named)).toBeUndefined();
});

test('a name is one segment of an address, with an ending that tells its type', () => {
  expect(fileTypeOf('plaquette-0a1b2c3d4e5f6a7b.pdf')).toBe('application/pdf');
  for (const name of ['a.html', 'a.svg', 'a.js', 'A.pdf', 'a.pdf.exe', 'a/b.pdf', '../a.pdf', '.pdf', 'a.pdf\n'])
    expect([name, fileNamePattern.test(name), fileTypeOf(name)]).toEqual([name, false, undefined]);
  expect(fileLabel('plaquette-2026-0a1b2c3d4e5f6a7b.pdf')).toBe('plaquette-2026.pdf');
});

test('a file of a hosted project is asked for as a download, which our own server makes of each', () => {
  expect(fileAddress('', 'a.pdf')).toBe('/storage/v1/object/public/files/a.pdf');
  expect(fileAddress('https://x.supabase.co', 'a.pdf')).toBe(
    'https://x.supabase.co/storage/v1/object/public/files/a.pdf?download',
  );
});
