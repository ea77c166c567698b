import type { IconName } from './icons';
import type { ObjectName } from './objects';

export type Point = readonly [x: number, y: number];

/** Pencils of the drawing: ink for the flow, action and teal for what must be seen. */
export type Pencil = 'ink' | 'action' | 'teal' | 'muted';

/** Flat surfaces: the two grounds of the site and the three inks of the drawings. */
export type Surface = 'sand' | 'paper' | 'kraft' | 'clay' | 'moss';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A step of the flow: a rounded square with an icon. */
export interface Station {
  id: string;
  /** Centre of the square. */
  x: number;
  y: number;
  icon: IconName;
  /** One to three words; a line feed starts a second line. */
  label?: string;
  /** Side of the square on which the label is written (below by default). */
  at?: Side;
  /** machine: the automation at work. result: what comes out. ghost: missing or removed. */
  tone?: 'plain' | 'machine' | 'result' | 'ghost';
  /** Side of the square, 92 by default and 116 for a machine. */
  size?: number;
}

/** A connector drawn in pencil between two stations, or between a station and a point. */
export interface Link {
  from: string | Point;
  to: string | Point;
  /** Sides of the squares that the line leaves and enters; guessed from their positions when absent. */
  out?: Side;
  in?: Side;
  /** Points that the line passes through. */
  via?: readonly Point[];
  /** A return, an option, a line not yet drawn. */
  dashed?: boolean;
  /** A flourish in the middle of the line. */
  curl?: boolean;
  arrow?: boolean;
  pencil?: Pencil;
}

/** An object of the trade, drawn off the flow. */
export interface Prop {
  what: ObjectName;
  x: number;
  y: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  flip?: boolean;
}

/** A remark lettered by hand in lower case, with a small arrow to what it speaks of. */
export interface Note {
  text: string;
  x: number;
  y: number;
  turn?: number;
  size?: number;
  to?: Point;
  pencil?: Pencil;
}

/** What the pencil adds: emphasis, ticks, dimension lines as on a plan. */
export type Mark =
  | { kind: 'underline'; x: number; y: number; w: number; pencil?: Pencil }
  | { kind: 'circle'; x: number; y: number; rx: number; ry: number; pencil?: Pencil }
  | { kind: 'tick' | 'cross' | 'spark'; x: number; y: number; size?: number; pencil?: Pencil }
  | { kind: 'line'; points: readonly Point[]; dashed?: boolean; pencil?: Pencil }
  | { kind: 'measure'; from: Point; to: Point; text: string; pencil?: Pencil };

/** A flat piece of paper cut out and laid under the drawing. */
export interface Cutout {
  shape: 'disc' | 'pebble' | 'slab';
  surface: Surface;
  x: number;
  y: number;
  w: number;
  h: number;
  turn?: number;
}

export interface Drawing {
  /** French title, read by screen readers when the file is opened alone. */
  title: string;
  width: number;
  height: number;
  /** Makes the hand: the same seed always trembles the same way. */
  seed: number;
  ground: Surface | 'none';
  /** Its connectors draw themselves once: for the first picture of a screen, since one further down would start unseen. */
  animated?: boolean;
  cutouts?: readonly Cutout[];
  stations: readonly Station[];
  links: readonly Link[];
  objects?: readonly Prop[];
  notes?: readonly Note[];
  marks?: readonly Mark[];
}
