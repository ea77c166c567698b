import { decomposeColor, getLuminance, hslToRgb } from '@mui/material/styles';
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
  whitesmoke: '#f5f5f5',
};
const transparent =
  /^(transparent|#[\da-f]{3}0(?![\da-f])|#[\da-f]{6}0[\da-f]|(rgb|hsl)a?\(.*[,/]\s*(0?\.?0+|0?\.0\d*|\d(\.\d+)?%)\s*\)$)/;
/** Values that leave the colour to the parent or, like Word's automatic colour, to the ground. */
const deferred = /^(inherit|unset|initial|currentcolor|auto|none|windowtext|canvastext)/;

/** Whether a CSS colour, or a gradient of such colours, lets everything through. */
export function isTransparent(value: string): boolean {
  const colours = value.includes('gradient(')
    ? (value.match(/#[\da-f]{3,8}\b|(rgb|hsl)a?\([^)]*\)|transparent|black/g) ?? [])
    : [value];
  return colours.length > 0 && colours.every((colour) => transparent.test(colour));
}

/** A colour that MUI reads; `unknown` for one that only a browser knows, such as `var(--ink)`; undefined for none. */
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
      return transparent.test(value) ? (isDrawn(element) ? unknown : 'transparent') : read(value);
    if (value === 'windowtext' || at.matches('a[href]')) return undefined;
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
    if (value && !deferred.test(value) && !transparent.test(value)) return read(value);
    // An element with a position of its own may lie on a picture.
    if (/^(absolute|fixed)/.test(styleOf(at, 'position') ?? '')) return unknown;
  }
  return undefined;
}

const functionOrNumber = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?:rgb|hsl)a?\([^)]*\)/;

/** The colour in a value such as `white none repeat`. */
function read(value: string): string {
  const written = functionOrNumber.exec(value.replace(/^[\da-f]{6}$/, '#$&'))?.[0];
  if (!written) return value.split(/\s+/).flatMap((word) => named[word] ?? [])[0] ?? unknown;
  if (/rgb.*%.*%/.test(written)) return unknown;
  // MUI reads only commas.
  const colour = written
    .replace(/\(\s+/, '(')
    .replace(/\s+\)/, ')')
    .replaceAll(/[\s,/]+/g, ',');
  const alpha = decomposeColor(colour).values[3] ?? 1;
  return (alpha > 1 ? alpha / 100 : alpha) < 0.9 ? unknown : colour;
}

const isDark = (colour: string): boolean => /^[#rh]/.test(colour) && getLuminance(colour) < 0.05;

/** Whether no channel, from 0 to 255, differs by enough for the eye. */
function areAlike(colour: Colour, ground: string): boolean {
  if (!colour || colour === unknown || ground === unknown) return false;
  const [one, other] = [colour, ground].map(
    (known) => decomposeColor(known.startsWith('hsl') ? hslToRgb(known) : known).values,
  );
  return [0, 1, 2].every((channel) => Math.abs((one?.[channel] ?? 0) - (other?.[channel] ?? 0)) < 17);
}
