/** Fills: three backgrounds of the site and three colours of the drawings. */
export type Surface = 'sand' | 'background' | 'night' | 'kraft' | 'clay' | 'moss';

/** A line drawing around its own origin, in units of the picture. Straight segments are bent slightly when drawn. */
export interface Shape {
  /** Ink outline, in relative commands after each M. */
  line: string;
  /** Outline in the accent's colour, for emphasis. */
  accent?: string;
  /** Outline on a dark or coloured fill. */
  light?: string;
  /** Opaque shape under everything else, so that nothing behind the object shows through. */
  body?: string;
  /** Fill below the outline, slightly offset. */
  fill?: string;
  surface?: Surface;
  /** Fill in the accent's colour, with the same offset as `fill`. */
  solid?: string;
}
