import { escape } from './elements';

/** Shortcodes whose text WPBakery and Fusion store in base64; WPBakery percent-encodes it first. */
const ENCODED = /\[(vc_raw_html|vc_raw_js|fusion_code|fusion_syntax_highlighter)\b[^\]]*\]([A-Za-z\d+/=\s]+)\[\/\1\]/g;

/** Returns a text with its encoded HTML and code decoded, and without scripts. */
export const withDecodedShortcodes = (text: string): string =>
  text.replace(ENCODED, (whole, name: string, words: string) => {
    const decoded = decodedWords(words);
    if (decoded === undefined) return whole;
    if (name === 'vc_raw_js') return `[${name}][/${name}]`;
    return name === 'fusion_syntax_highlighter' ? `<pre>${escape(decoded)}</pre>` : `\n\n${decoded}\n\n`;
  });

/** Returns undefined for a value that is not base 64, or not text. */
function decodedWords(words: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(words.replaceAll(/\s/g, '')), (letter) => letter.codePointAt(0) ?? 0);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /%[\dA-F]{2}/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return undefined;
  }
}
