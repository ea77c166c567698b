import { decomposeColor, getLuminance } from '@mui/material/styles';
import { colourPattern, readColour } from './colours';
import { styleOf } from './inert-attributes';

/** The names of colours that Word writes, and of those that are nearly white. */
const named: Readonly<Record<string, string>> = {
  black: '#000',
  navy: '#000080',
  blue: '#00f',
  green: '#008000',
  maroon: '#800000',
  purple: '#800080',
  gray: '#808080',
  red: '#f00',
  yellow: '#ff0',
  white: '#fff',
  window: '#fff',
  snow: '#fffafa',
  ivory: '#fffff0',
  azure: '#f0ffff',
  honeydew: '#f0fff0',
  mintcream: '#f5fffa',
  aliceblue: '#f0f8ff',
  ghostwhite: '#f8f8ff',
  whitesmoke: '#f5f5f5',
  floralwhite: '#fffaf0',
  lavenderblush: '#fff0f5',
};
/** Values that leave the colour to the parent or, like Word's automatic colour, to the ground. */
const deferred = /^(inherit|unset|initial|currentcolor|auto|none|windowtext|canvastext)/;

/** Whether a CSS colour, or a gradient of such colours, lets everything through. */
export function isTransparent(value: string): boolean {
  const colours = value.match(new RegExp(`${colourPattern.source}|transparent|black|white`, 'g')) ?? [];
  return (
    colours.length > 0 &&
    colours.every((colour) => colour === 'transparent' || (/[#(]/.test(colour) && readColour(colour).alpha < 0.1))
  );
}

/** A colour that MUI reads, or as it is written; `unknown` for one that only a browser knows, such as `var(--ink)`; undefined for none. */
type Colour = string | undefined;
const unknown = 'unknown';

/**
 * Removes the words that have no colour, or the colour of the ground that they stand on.
 * @param page an element with the ground of the page
 */
export function removeInvisibleWords(
  fragment: DocumentFragment,
  page: Element | null,
  remove: (node: ChildNode) => void,
): void {
  const walker = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const words: { readonly text: Text; readonly colour: Colour; readonly ground: Colour }[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!(text instanceof Text) || !text.parentElement || text.data.trim() === '') continue;
    const ground = groundOf(text.parentElement) ?? (page ? groundOf(page) : undefined);
    words.push({ text, colour: colourOf(text.parentElement), ground });
  }
  // Light words alone may come from a dark page, whose ground is not copied. Dark words beside them show that the page is light.
  const isOnWhite = words.some(({ colour, ground }) => !ground && (!colour || isDark(colour)));
  for (const { text, colour, ground = isOnWhite ? '#fff' : unknown } of words)
    if (colour === 'transparent' || areAlike(colour, ground)) remove(text);
}

function colourOf(element: Element): Colour {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value: string | undefined =
      styleOf(at, '-webkit-text-fill-color') ?? styleOf(at, 'color') ?? at.getAttribute('color')?.toLowerCase();
    if (value && !deferred.test(value))
      return isTransparent(value) ? (isDrawn(element) ? unknown : 'transparent') : read(value);
    if (value === 'windowtext') return undefined;
    // Links have a colour of their own, on light pages and on dark ones.
    if (at.matches('a[href]')) return unknown;
  }
  return undefined;
}

/** Whether letters without a colour are drawn by a gradient behind them, by their outline or by their shadow. */
function isDrawn(element: Element): boolean {
  const filled = ['background-clip', '-webkit-background-clip'].some((clip) =>
    styleOf(element, clip)?.startsWith('text'),
  );
  const outlined = ['text-shadow', '-webkit-text-stroke'].some((line) =>
    /[1-9]|\b0 0 0\b/.test(styleOf(element, line) ?? ''),
  );
  return filled || outlined || (element.parentElement !== null && isDrawn(element.parentElement));
}

function groundOf(element: Element): Colour {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value: string =
      styleOf(at, 'background-color') ?? styleOf(at, 'background') ?? at.getAttribute('bgcolor')?.toLowerCase() ?? '';
    const image = styleOf(at, 'background-image') ?? value;
    if (/url\(|gradient\(/.test(image) || at.hasAttribute('background')) return unknown;
    if (value && !deferred.test(value) && !isTransparent(value)) return read(value);
    // An element with a position of its own may lie on a picture.
    if (/^(absolute|fixed)/.test(styleOf(at, 'position') ?? '')) return unknown;
  }
  return undefined;
}

/** The colour in a value such as `white none repeat`. */
function read(value: string): string {
  const written = colourPattern.exec(value.replace(/^[\da-f]{6}$/, '#$&'))?.[0];
  if (!written) return value.split(/\s+/).flatMap((word) => named[word] ?? [])[0] ?? unknown;
  const { rgb, alpha } = readColour(written);
  return alpha < 0.9 ? unknown : (rgb ?? written);
}

const isRgb = (colour: string): boolean => /^(#|rgb)/.test(colour);
const isDark = (colour: string): boolean => isRgb(colour) && getLuminance(colour) < 0.05;

/** Whether two colours are written alike, or no channel, from 0 to 255, differs by enough for the eye. */
function areAlike(colour: Colour, ground: string): boolean {
  if (!colour || colour === unknown || ground === unknown) return false;
  if (!isRgb(colour) || !isRgb(ground)) return colour === ground;
  const [one, other] = [colour, ground].map((known) => decomposeColor(known).values);
  return [0, 1, 2].every((channel) => Math.abs((one?.[channel] ?? 0) - (other?.[channel] ?? 0)) < 17);
}
