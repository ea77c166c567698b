import type { Surface } from '../types';

/** A line drawing around its own origin, in units of the picture. Straight segments are bent slightly when drawn. */
export interface Shape {
  /** Ink outline, in relative commands after each M. */
  line: string;
  /** Outline in the action colour, for emphasis. */
  accent?: string;
  /** Fill below the outline, slightly offset. */
  fill?: string;
  surface?: Surface;
}
