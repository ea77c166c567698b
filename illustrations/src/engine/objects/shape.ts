import type { Surface } from '../types';

/** A line drawing around its own origin, in units of the picture. Straight segments are bowed when it is drawn. */
export interface Shape {
  /** Ink outline, in relative commands after each M. */
  line: string;
  /** A part of it in action colour: what the eye must find. */
  accent?: string;
  /** Flat colour laid under the line, slightly out of register as in an old print. */
  fill?: string;
  surface?: Surface;
}
