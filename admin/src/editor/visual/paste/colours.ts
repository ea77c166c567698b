import { decomposeColor, hslToRgb } from '@mui/material/styles';

/** Matches a colour in a value such as `#fff none repeat`. */
export const colourPattern =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/;

interface ReadColour {
  /** Red, green and blue from 0 to 255, as MUI reads them; undefined for a colour that needs a browser's conversion. */
  readonly rgb: string | undefined;
  /** From 0 to 1. */
  readonly alpha: number;
}

/** Reads a number of hexadecimal digits or a function, in both syntaxes: `rgb(0, 0, 0)` and `rgb(0% 0% 0% / 50%)`. */
export function readColour(written: string): ReadColour {
  if (written.startsWith('#')) {
    const [red, green, blue, alpha = 1] = decomposeColor(written).values;
    return { rgb: `rgb(${red}, ${green}, ${blue})`, alpha };
  }
  const [kind = '', ...parts] = written.split(/[\s,/()]+/).filter((part) => part !== '');
  const space = kind === 'color' ? parts.shift() : undefined;
  const [first = '', second = '', third = '', alpha = '1'] = parts;
  return { rgb: rgbOf(space ?? kind, [first, second, third]), alpha: numberIn(alpha, 1) };
}

/** @param whole the number that 100% stands for */
const numberIn = (part: string, whole: number): number =>
  part === 'none' ? 0 : (Number.parseFloat(part) * (part.endsWith('%') ? whole : 100)) / 100;

function rgbOf(kind: string, parts: readonly [string, string, string]): string | undefined {
  const [first, second, third] = parts.map((part) => numberIn(part, 100));
  if (kind.startsWith('hsl')) return hslToRgb(`hsl(${first}, ${second}%, ${third}%)`);
  if (kind.startsWith('rgb')) return writtenRgb(parts.map((part) => numberIn(part, 255)));
  if (/^(srgb|display-p3)$/.test(kind)) return writtenRgb(parts.map((part) => numberIn(part, 1) * 255));
  if (kind === 'hwb') return grey(second === 100 ? 1 : third === 100 ? 0 : undefined);
  if (/^ok(lab|lch)$/.test(kind)) return grey(numberIn(parts[0], 1));
  return /^(lab|lch)$/.test(kind) ? grey(Number(first) / 100) : undefined;
}

const writtenRgb = (channels: readonly number[]): string | undefined =>
  channels.some(Number.isNaN) ? undefined : `rgb(${channels.map(Math.round).join(', ')})`;

/** White or black; undefined for a lightness between them, from 0 to 1. */
const grey = (lightness = 0.5): string | undefined =>
  lightness >= 0.99 ? 'rgb(255, 255, 255)' : lightness <= 0.01 ? 'rgb(0, 0, 0)' : undefined;
