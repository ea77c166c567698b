/** Returns the value of a CSS property in lower case; an empty string for none. */
export type Style = (property: string) => string;

/** Reads a style attribute: the last value of a property that is `!important`, or the last one. */
export function declaredIn(attribute: string): Style {
  const declared = new Map<string, string>();
  const important = new Set<string>();
  for (const declaration of attribute.replaceAll(/\/\*.*?\*\//gs, '').split(';')) {
    const [, property = '', value = ''] = /^([^:]*):(.*)$/s.exec(declaration.toLowerCase()) ?? [];
    const name = property.trim();
    const isImportant = /!important\s*$/.test(value);
    if (isImportant) important.add(name);
    if (isImportant || !important.has(name)) declared.set(name, value.replace(/!important\s*$/, '').trim());
  }
  return (property) => declared.get(property) ?? '';
}

/**
 * Whether a style hides an element with all that it holds. Inherited styles, which descendants may override, are not looked at.
 * @param name the element's name in lower case
 */
export function isHiddenByStyle(name: string, style: Style): boolean {
  if (style('display').startsWith('none') || /^(all|screen)/.test(style('mso-hide'))) return true;
  if (style('content-visibility') === 'hidden' || isFaint(style('opacity'))) return true;
  if (isFaint(/opacity(?:\(|=)([\d.%]+)/.exec(style('filter'))?.[1] ?? '')) return true;
  if (pixelsOf(/blur\(([^)]*)\)/.exec(style('filter'))?.[1] ?? '') >= leastBlur) return true;
  return isAway(style) || isShrunk(style) || isCut(style) || (!/^t[rhd]$/.test(name) && isClosed(style));
}

/** In pixels: letters of a text are unreadable from there on. */
const leastBlur = 4;

/** Whether an opacity, such as `0.05` or `5%`, is too low to read through. */
const isFaint = (opacity: string): boolean =>
  opacity !== '' && Number.parseFloat(opacity) < (opacity.endsWith('%') ? 10 : 0.1);

/** Pixels of a unit; a percentage is one of a box of 1,000 pixels. */
const pixels: Readonly<Record<string, number>> = {
  pt: 4 / 3,
  em: 16,
  rem: 16,
  cm: 38,
  in: 96,
  vw: 10,
  vh: 10,
  '%': 10,
};
/** Farther than this, in pixels, nothing is on the screen; the hanging indents of Word are shorter. */
const offScreen = -900;

/** The length in pixels; not a number for `auto` or a calculation. */
export function pixelsOf(length: string): number {
  const [, number, unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/.exec(length.trim()) ?? [];
  return Number(number) * (pixels[unit] ?? 1);
}
/** The lengths of a list, such as `0 -9999px`. */
export const lengthsIn = (values: string): number[] =>
  values
    .trim()
    .split(/[\s,]+/)
    .map(pixelsOf);

/** The arguments of a CSS function in a value, such as `50% 0` of `inset(50% 0)`. */
const argumentsOf = (name: string, value: string): string | undefined =>
  new RegExp(`(?:^|[\\s-])${name}\\(([^)]*)\\)`).exec(value)?.[1];

function isAway(style: Style): boolean {
  const isPlaced = /^(absolute|fixed|relative)/.test(style('position'));
  const sides = isPlaced ? ['left', 'top', 'right', 'bottom', 'inset-inline-start', 'inset-block-start'] : [];
  // A wide padding takes back what a margin moved, as in backgrounds that fill the window.
  const isPadded = [style('padding'), style('padding-left'), style('padding-top')].some((padding) =>
    lengthsIn(padding).some((length) => length > 90),
  );
  const margins = isPadded ? [] : ['margin-left', 'margin-top', 'margin-inline-start', 'margin-block-start'];
  if ([...sides, ...margins, 'text-indent', 'letter-spacing'].some((side) => pixelsOf(style(side)) <= offScreen))
    return true;
  const insets = isPlaced ? lengthsIn(style('inset')) : [];
  // Of a margin in short, those on the right and below move nothing away.
  const [top = 0, right = top, , left = right] = isPadded ? [] : lengthsIn(style('margin'));
  if ([...insets, top, left].some((length) => length <= offScreen)) return true;
  const isPushed = style('white-space') === 'nowrap' && style('overflow') === 'hidden';
  if ((isPlaced && pixelsOf(style('left')) > 5_000) || (isPushed && pixelsOf(style('text-indent')) >= 1_000))
    return true;
  const moved = [style('translate'), /translate(?:3d|x|y)?\(([^)]*)\)/.exec(style('transform'))?.[1] ?? ''];
  return moved.some((lengths) => lengthsIn(lengths.replaceAll(/[^\s,]+%/g, '0')).some((length) => length <= offScreen));
}

function isShrunk(style: Style): boolean {
  const scales = [style('scale'), /scale(?:3d|x|y)?\(([^)]*)\)/.exec(style('transform'))?.[1] ?? '', style('zoom')];
  // The third number is the depth.
  const factors = scales.flatMap((scale) => lengthsIn(scale).slice(0, 2));
  if (factors.some((factor) => Math.abs(factor) < 0.02)) return true;
  return /^matrix\((0[\s,]+){4}|rotate[xy]\(-?(90|270)deg\)/.test(style('transform'));
}

/** The sum of lengths on opposite sides, of values in the order top, right, bottom, left, of which some may be left out. */
function oppositeSums([top = 0, right = top, bottom = top, left = right]: readonly number[]): number[] {
  return [top + bottom, right + left];
}

function isCut(style: Style): boolean {
  const isPlaced = /^(absolute|fixed)/.test(style('position'));
  const path = style('clip-path');
  const edges = (isPlaced && argumentsOf('rect', style('clip'))) || argumentsOf('rect', path);
  if (edges !== undefined) {
    const [top = 0, right = 0, bottom = 0, left = 0] = lengthsIn(edges);
    if (bottom - top <= 1 || right - left <= 1) return true;
  }
  const inset = argumentsOf('inset', path)?.replace(/round.*/, '');
  if (inset !== undefined && oppositeSums(lengthsIn(inset)).some((sum) => sum >= 1_000)) return true;
  const radii = argumentsOf('circle', path) ?? argumentsOf('ellipse', path);
  if (radii !== undefined && lengthsIn(radii.replace(/at.*/, '')).includes(0)) return true;
  const [, , width, height] = lengthsIn(argumentsOf('xywh', path) ?? '');
  if (width === 0 || height === 0) return true;
  const drawn = argumentsOf('path', path);
  if (drawn !== undefined) return new Set(drawn.match(/\d*\.?\d+/g)).size < 2;
  const corners = argumentsOf('polygon', path);
  return corners !== undefined && isFlat(corners.replace(/^\s*(evenodd|nonzero)\s*,/, ''));
}

/** Whether a polygon covers no part of its box. */
function isFlat(corners: string): boolean {
  const points = corners.split(',').map((corner) => lengthsIn(corner));
  const doubled = points.reduce((area, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    return area + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) < 1 || points.every(([x = 0]) => x <= 0) || points.every(([, y = 0]) => y <= 0);
}

function isClosed(style: Style): boolean {
  // A box without height that has a padding holds a picture or a video in its padding.
  const isPadded = ['padding', 'padding-top', 'padding-bottom'].some((side) =>
    lengthsIn(style(side)).some((length) => length > 20),
  );
  if (isPadded) return false;
  const sizes = ['width', 'height', 'max-width', 'max-height'].map(style);
  return isClipped(style) && sizes.some(isTinyLength);
}

const isClipped = (style: Style): boolean =>
  ['overflow', 'overflow-x', 'overflow-y'].some((name) => /^(hidden|clip)/.test(style(name)));

/** Whether a length is at most one point; a number without a unit is a factor, unless it is zero. */
const isTinyLength = (length: string): boolean => /^0*\.?0+$|px$|pt$/.test(length) && pixelsOf(length) <= 4 / 3;

/** Whether a box cuts off its words, because its lines have no height. Its pictures keep theirs. */
export const cutsLines = (style: Style): boolean => isClipped(style) && isTinyLength(style('line-height'));
