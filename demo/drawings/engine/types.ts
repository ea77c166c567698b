import type { IconName } from './icons';
import type { ObjectName } from './objects';
import type { Surface } from './objects/shape';

export type Point = readonly [x: number, y: number];

/** Stroke colours: ink for the flow, action and teal for emphasis. */
export type StrokeColour = 'ink' | 'action' | 'teal' | 'muted';

/** The strongest colour of an object. */
export type Accent = 'action' | 'teal';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A step of the flow: a rounded square with an icon. */
export interface Node {
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

/** A connector between two nodes, or between a node and a point. */
export interface Link {
  from: string | Point;
  to: string | Point;
  /** Sides of the squares where the line starts and ends; derived from the positions by default. */
  out?: Side;
  in?: Side;
  /** Points that the line passes through. */
  via?: readonly Point[];
  /** Dashed lines stand for a way back or an option. */
  dashed?: boolean;
  /** A loop in the middle of the line. */
  loop?: boolean;
  arrow?: boolean;
  pencil?: StrokeColour;
}

/** An object beside the flow. */
export interface Prop {
  what: ObjectName;
  x: number;
  y: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  flip?: boolean;
  /** Fill of this one, instead of the object's own. */
  surface?: Surface;
  accent?: Accent;
  /** Weight of its lines, 3 by default. */
  weight?: number;
}

/** A handwritten remark in lower case, with an arrow to its target. */
export interface Note {
  text: string;
  x: number;
  y: number;
  turn?: number;
  size?: number;
  to?: Point;
  pencil?: StrokeColour;
}

/** Emphasis marks, ticks and dimension lines. */
export type Mark =
  | { kind: 'underline'; x: number; y: number; w: number; pencil?: StrokeColour }
  | { kind: 'circle'; x: number; y: number; rx: number; ry: number; pencil?: StrokeColour }
  | { kind: 'tick' | 'cross' | 'spark'; x: number; y: number; size?: number; pencil?: StrokeColour }
  | { kind: 'line'; points: readonly Point[]; dashed?: boolean; pencil?: StrokeColour }
  | { kind: 'measure'; from: Point; to: Point; text: string; pencil?: StrokeColour };

/** A filled shape behind the drawing. */
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
  /** The seed of the random offsets that make the lines look drawn by hand. */
  seed: number;
  ground: Surface | 'none';
  /** Whether an animation draws the connectors once: for pictures above the fold, since others would start unseen. */
  animated?: boolean;
  cutouts?: readonly Cutout[];
  nodes: readonly Node[];
  links: readonly Link[];
  objects?: readonly Prop[];
  notes?: readonly Note[];
  marks?: readonly Mark[];
}
