import { escape, tag } from './elements';
import { fileWords, isFileAddress, isPlayable, isVideoFile } from './files';
import type { Omissions } from './omissions';
import type { ImportedPicture } from './model';
import { wrapInFigure } from './pictures';

/** Start and end of text in which brackets are no shortcodes: code, which visitors see as it is, and comments of the editor. */
const VERBATIM = [
  ['<pre', '</pre>'],
  ['<code', '</code>'],
  ['<!--', '-->'],
] as const;
// No repetition crosses another opening bracket, so a shortcode that is never closed takes no more time than a closed one.
const CAPTION = /\[(?:wp_)?caption\b[^\][]*\]((?:(?!\[(?:wp_)?caption\b|\[\/)[\s\S])*)\[\/(?:wp_)?caption\]/gi;
const PLAYED =
  /\[(embed|youtube|vimeo|video|audio|dailymotion)\b([^\][]*)\](?:\s*(https?:\/\/[^\s[\]<]+)\s*\[\/\1\])?/gi;
const PLAYLIST = /\[playlist\b([^\][]*)\]/gi;
/** The attributes of `[audio]` and `[video]` that name the file to play; `poster`, for example, names a picture. */
const SOURCE = /\b(?:src|mp3|m4a|ogg|wav|flac|wma|mp4|m4v|webm|ogv|wmv|flv)\s*=\s*["']?([^\s"'\]]+)/i;
const ADDRESS_IN = /=\s*["']?((?:https?:\/)?\/[^\s"'\]]+)/gi;
const GALLERY = /\[gallery\b([^\][]*)\]/gi;
const LARGEST_GALLERY = 200;

/** The uploads of the former site with the specified ids; without ids, those of the article itself. */
export interface Attachments {
  readonly pictures: (ids: readonly string[]) => readonly ImportedPicture[];
  readonly files: (ids: readonly string[]) => readonly AttachedFile[];
}

export interface AttachedFile {
  readonly address: string;
  readonly title: string;
  readonly caption: string;
}

const ANY = /\[(\/?)([a-z][\w-]*)(\s[^\][]*)?\]/gi;

/** Replaces shortcodes with the equivalent HTML. It reports others as lost and keeps the text inside them. Brackets of a sentence stay too. */
export function withoutShortcodes(text: string, attachments: Attachments, omissions: Omissions): string {
  if (!text.includes('[')) return text;
  return outsideVerbatim(text, (part) => {
    const written = part
      .replace(CAPTION, (_whole, inner: string) => {
        const [, picture = '', words = ''] =
          /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
        return picture ? `\n\n<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>\n\n` : inner;
      })
      .replace(PLAYED, (whole, name: string, attributes: string, inside?: string) => {
        const isPlayer = /^(video|audio)$/i.test(name);
        const address =
          inside ??
          (isPlayer ? SOURCE.exec(attributes)?.[1] : undefined) ??
          /https?:\/\/[^\s"'\]]+/.exec(attributes)?.[0];
        if (address) return isPlayer ? `\n\n<${name} src="${address}"></${name}>\n\n` : `\n\n${address}\n\n`;
        // Without attributes, the shortcode plays the file that was uploaded with the article.
        const [sent] = isPlayer && attributes.trim() === '' ? playable(attachments.files([]), name) : [];
        return sent ? playedBelow([sent]) : whole;
      })
      .replace(PLAYLIST, (whole, attributes: string) => {
        const files = attachments.files(idsIn(attributes));
        const played = playable(files, /\btype=["']?video/i.test(attributes) ? 'video' : 'audio');
        return played.length > 0 ? playedBelow(played) : whole;
      })
      .replace(GALLERY, (whole, attributes: string) => {
        const pictures = attachments.pictures(idsIn(attributes)).slice(0, LARGEST_GALLERY);
        return pictures.length > 0 ? `\n\n${pictures.map(figureOf).join('\n\n')}\n\n` : whole;
      });
    const closed = new Set(
      Array.from(written.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name = '']) => name.toLowerCase()),
    );
    return written.replace(ANY, (whole, slash: string, name: string, attributes = '', offset = 0) => {
      const isOne =
        closed.has(name.toLowerCase()) ||
        attributes.includes('=') ||
        ['gallery', 'playlist', 'audio', 'video'].includes(name) ||
        (/[-_]/.test(name) && standsAlone(written, offset, whole.length));
      if (!isOne) return whole;
      // A shortcode that showed a file becomes a link to it.
      const shown = Array.from(attributes.matchAll(ADDRESS_IN), ([, address = '']) => address).filter(isFileAddress);
      if (shown.length > 0) return shown.map((address) => linkTo({ address, title: '', caption: '' })).join('');
      if (slash === '') omissions.add('shortcode', name);
      return '';
    });
  });
}

/** Whether a shortcode is on a line of its own, or beside others. The one in `Bonjour [prenom_client],` is part of a sentence. */
const standsAlone = (text: string, start: number, length: number): boolean =>
  /(^|[\n>\]])[^\S\n]*$/.test(text.slice(Math.max(0, start - 40), start)) &&
  /^[^\S\n]*($|[\n<[])/.test(text.slice(start + length, start + length + 40));

function outsideVerbatim(text: string, write: (part: string) => string): string {
  const lower = text.toLowerCase();
  const written: string[] = [];
  let from = 0;
  for (const { index } of lower.matchAll(/<(?:pre|code)\b|<!--/g)) {
    if (index < from) continue;
    const [, closing = ''] = VERBATIM.find(([opening]) => lower.startsWith(opening, index)) ?? [];
    const end = lower.indexOf(closing, index);
    if (end < 0) break;
    written.push(write(text.slice(from, index)), text.slice(index, end + closing.length));
    from = end + closing.length;
  }
  return [...written, write(text.slice(from))].join('');
}

const figureOf = ({ address, alt, caption }: ImportedPicture): string =>
  wrapInFigure(tag('img', { src: address, alt }), caption && `<figcaption>${escape(caption)}</figcaption>`);

const idsIn = (attributes: string): string[] =>
  /\bids?=["']?([\d,\s]+)/i.exec(attributes)?.[1]?.match(/\d+/g)?.slice(0, LARGEST_GALLERY) ?? [];

const playable = (files: readonly AttachedFile[], kind: string): AttachedFile[] =>
  files
    .filter(({ address }) => isPlayable(address) && isVideoFile(address) === /^video$/i.test(kind))
    .slice(0, LARGEST_GALLERY);

const playedBelow = (files: readonly AttachedFile[]): string => files.map(linkTo).join('');

const linkTo = ({ address, title, caption }: AttachedFile): string =>
  `\n\n<p>${tag('a', { href: address })}${escape(fileWords(address, title))}</a></p>${caption && `<p>${escape(caption)}</p>`}\n\n`;
