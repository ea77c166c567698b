import { expect, it } from 'vitest';
import { faintGrounds } from './picture-facts';

const ink = [20, 33, 61, 255];
const white = [255, 255, 255, 255];
const nothing = [0, 0, 0, 0];

/** Builds this many pixels of each colour. */
const picture = (...parts: readonly (readonly [count: number, colour: readonly number[]])[]) =>
  Uint8ClampedArray.from(parts.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat()));

it.each([
  ['a dark logo without a ground', picture([50, nothing], [50, ink]), ['sombre']],
  ['a white one', picture([50, nothing], [50, white]), ['clair']],
  ['one of both colours', picture([50, nothing], [25, ink], [25, white]), []],
  ['a photograph, which has its own ground', picture([100, ink]), []],
  ['a picture without anything', picture([100, nothing]), []],
])('%s', (_name, pixels, grounds) => expect(faintGrounds(pixels)).toEqual(grounds));
