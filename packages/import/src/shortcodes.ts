import { escape, tag } from './elements';
import type { Losses } from './losses';
import type { ImportedPicture } from './model';
import { inFigure } from './pictures';

/** Start and end of text without shortcodes: visitors see the text as it is, or it is a comment of the editor. */
const VERBATIM = [
  ['<pre', '</pre>'],
  ['<code', '</code>'],
  ['<!--', '-->'],
] as const;
// No repetition crosses another opening bracket, so a text without an end costs no more than one with.
const CAPTION = /\[(?:wp_)?caption\b[^\][]*\]((?:(?!\[(?:wp_)?caption\b|\[\/)[\s\S])*)\[\/(?:wp_)?caption\]/gi;
const PLAYED =
  /\[(embed|youtube|vimeo|video|audio|dailymotion)\b([^\][]*)\](?:\s*(https?:\/\/[^\s[\]<]+)\s*\[\/\1\])?/gi;
const GALLERY = /\[gallery\b([^\][]*)\]/gi;
const LARGEST_GALLERY = 200;
const ANY = /\[(\/?)([a-z][\w-]*)(\s[^\][]*)?\]/gi;

/**
 * Replaces shortcodes with the equivalent HTML. It reports others as lost and keeps the text inside them. Brackets of a sentence stay too.
 * @param picturesAt returns the pictures with these numbers; without numbers, those uploaded with the article
 */
export function withoutShortcodes(
  text: string,
  picturesAt: (attachments: readonly string[]) => readonly ImportedPicture[],
  losses: Losses,
): string {
  if (!text.includes('[')) return text;
  return outsideVerbatim(text, (part) => {
    const written = part
      .replace(CAPTION, (_whole, inner: string) => {
        const [, picture = '', words = ''] =
          /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
        return picture ? `\n\n<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>\n\n` : inner;
      })
      .replace(PLAYED, (whole, name: string, attributes: string, inside?: string) => {
        const address = inside ?? /https?:\/\/[^\s"'\]]+/.exec(attributes)?.[0];
        if (!address) return whole;
        return /^(video|audio)$/i.test(name) ? `\n\n<${name} src="${address}"></${name}>\n\n` : `\n\n${address}\n\n`;
      })
      .replace(GALLERY, (whole, attributes: string) => {
        const [, ids = ''] = /\bids=["']?([\d,\s]+)/i.exec(attributes) ?? [];
        const pictures = picturesAt(ids.match(/\d+/g)?.slice(0, LARGEST_GALLERY) ?? []).slice(0, LARGEST_GALLERY);
        return pictures.length > 0 ? `\n\n${pictures.map(figureOf).join('\n\n')}\n\n` : whole;
      });
    const closed = new Set(
      Array.from(written.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name = '']) => name.toLowerCase()),
    );
    return written.replace(ANY, (whole, slash: string, name: string, attributes = '', offset = 0) => {
      const isOne =
        closed.has(name.toLowerCase()) ||
        attributes.includes('=') ||
        name === 'gallery' ||
        (/[-_]/.test(name) && standsAlone(written, offset, whole.length));
      if (!isOne) return whole;
      if (slash === '') losses.add('shortcode', name);
      return '';
    });
  });
}

/** Matches a shortcode on a line of its own, or beside others: « Bonjour [prenom_client], » is a sentence. */
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
  inFigure(tag('img', { src: address, alt }), caption && `<figcaption>${escape(caption)}</figcaption>`);
