import { escapeXml } from '@agency-site/brand/svg-text';
import { lettering, letteringWidth } from './lettering';
import { arrowHead, divide, ring, smooth, jitter } from './paths';
import type { Random } from './random';
import { noteClass, weight } from './style';
import { join, round } from './coordinates';
import type { Mark, Note, StrokeColour, Point } from './types';

/** Default size of a note. */
export const noteSize = 1.6;

function write(
  text: string,
  x: number,
  y: number,
  size: number,
  turn: number,
  pencil: StrokeColour,
  random: Random,
): string {
  const place = `translate(${round(x)} ${round(y)})${turn ? `rotate(${round(turn)})` : ''}scale(${size})`;
  return `<path class="${pencil} ${noteClass}" aria-label="${escapeXml(text)}" style="stroke-width:${round(weight / size)}" transform="${place}" d="${lettering(text, random)}"/>`;
}

/** A note centred on its point, with an arrow to its target. */
export function drawNote(note: Note, random: Random): string {
  const size = note.size ?? noteSize;
  const width = letteringWidth(note.text) * size;
  const pencil = note.pencil ?? 'action';
  const text = write(note.text, note.x - width / 2, note.y, size, note.turn ?? 0, pencil, random);
  if (!note.to) return text;
  const [tx, ty] = note.to;
  const middle = note.y - 6 * size;
  const sideways = Math.abs(tx - note.x) > width / 2 + 12;
  const start: Point = sideways
    ? [note.x + Math.sign(tx - note.x) * (width / 2 + 10), middle]
    : [note.x, ty > note.y ? note.y + 14 : note.y - 18 * size - 4];
  const lean = Math.hypot(tx - start[0], ty - start[1]) * 0.18;
  const bend: Point = sideways
    ? [(start[0] + tx) / 2, (start[1] + ty) / 2 + (ty > middle ? -lean : lean)]
    : [(start[0] + tx) / 2 + lean, (start[1] + ty) / 2];
  return `${text}<path class="${pencil} ${noteClass}" d="${smooth([start, bend, note.to])}${arrowHead(bend, note.to, 12, random)}"/>`;
}

const slash = ([x, y]: Point): string => `M${join(x - 7, y + 7)}l14-14`;

function measure(from: Point, to: Point, text: string, pencil: StrokeColour, random: Random): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const across = ([x, y]: Point): string => `M${join(x - uy * 11, y + ux * 11)}l${join(uy * 22, -ux * 22)}`;
  const size = noteSize;
  const half = (letteringWidth(text) * size) / 2;
  const [cx, cy] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const upright = Math.abs(uy) > Math.abs(ux);
  const [tx, ty] = upright ? [cx + 14, cy + 8] : [cx - half, cy - 12];
  const ends = [from, to].map((p) => across(p) + slash(p)).join('');
  return `<path class="${pencil}" d="${smooth(jitter(divide(from, to), random, 1.2))}${ends}"/>${write(text, tx, ty, size, 0, pencil, random)}`;
}

/** Emphasis marks and dimension lines. */
export function drawMark(mark: Mark, random: Random): string {
  const pencil = mark.pencil ?? 'action';
  const path = (d: string, dashed = false): string => `<path class="${pencil}${dashed ? ' dash' : ''}" d="${d}"/>`;
  switch (mark.kind) {
    case 'underline': {
      const { x, y, w } = mark;
      const d = `M${join(x, y)}c${join(w * 0.3, -5, w * 0.7, -4, w, 1)}c${join(-w * 0.3, -1, -w * 0.5, 1, -w * 0.72, 6)}`;
      return `<path class="${pencil} ${noteClass}" d="${d}"/>`;
    }
    case 'circle':
      return path(ring(mark.x, mark.y, mark.rx, mark.ry, random));
    case 'tick': {
      const s = mark.size ?? 24;
      return path(
        `M${join(mark.x - s / 2, mark.y)}q${join(s * 0.2, s * 0.2, s * 0.34, s * 0.5)}q${join(s * 0.26, -s * 0.7, s * 0.8, -s)}`,
      );
    }
    case 'cross': {
      const s = (mark.size ?? 24) / 2;
      return path(
        `M${join(mark.x - s, mark.y - s)}q${join(s * 0.8, s * 1.2, 2 * s, 2 * s)}M${join(mark.x + s, mark.y - s)}q${join(-s, s * 0.8, -2 * s, 2 * s)}`,
      );
    }
    case 'spark': {
      const s = (mark.size ?? 24) / 2;
      return path(
        `M${join(mark.x, mark.y - s)}v${join(2 * s)}M${join(mark.x - s, mark.y)}h${join(2 * s)}M${join(mark.x - s * 0.6, mark.y - s * 0.6)}l${join(s * 1.2, s * 1.2)}M${join(mark.x + s * 0.6, mark.y - s * 0.6)}l${join(-s * 1.2, s * 1.2)}`,
      );
    }
    case 'line':
      return path(smooth(jitter(mark.points, random, 1)), mark.dashed);
    case 'measure':
      return measure(mark.from, mark.to, mark.text, pencil, random);
  }
}
