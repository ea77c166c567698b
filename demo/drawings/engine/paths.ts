import type { Random } from './random';
import { join } from './coordinates';
import type { Point } from './types';

/** A smooth path through points: a Catmull-Rom spline as relative cubic curves, rounded to integers. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  let [px, py] = at(0).map(Math.round) as [number, number];
  let path = `M${join(px, py)}`;
  for (let i = 1; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 2), at(i - 1), at(i), at(i + 1)];
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ].map((value, k) => Math.round(value) - (k % 2 ? py : px));
    path += `c${join(...numbers)}`;
    [px, py] = [Math.round(to[0]), Math.round(to[1])];
  }
  return path;
}

/** Moves points by a small random offset, except the first and the last. */
export function jitter(points: readonly Point[], random: Random, force: number): Point[] {
  return points.map((p, i): Point =>
    i === 0 || i === points.length - 1 ? p : [p[0] + random() * force, p[1] + random() * force],
  );
}

/** Points of a straight line, about 60 units apart. */
export function divide(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 60));
  return Array.from({ length: steps + 1 }, (_, i): Point => [
    from[0] + ((to[0] - from[0]) * i) / steps,
    from[1] + ((to[1] - from[1]) * i) / steps,
  ]);
}

/** A rounded rectangle with slightly bent sides. */
export function roundedRect(x: number, y: number, w: number, h: number, radius: number, random: Random): string {
  const r = Math.min(radius, w / 2, h / 2);
  const lean = () => random() * 1.8;
  const [a, b] = [w - 2 * r, h - 2 * r];
  return (
    `M${join(x + r, y)}q${join(a / 2, lean(), a, 0)}q${join(r, 0, r, r)}q${join(lean(), b / 2, 0, b)}q${join(0, r, -r, r)}` +
    `q${join(-a / 2, lean(), -a, 0)}q${join(-r, 0, -r, -r)}q${join(lean(), -b / 2, 0, -b)}q${join(0, -r, r, -r)}z`
  );
}

/** An ellipse in one stroke that ends a little beyond its start. */
export function ring(x: number, y: number, rx: number, ry: number, random: Random): string {
  const points = Array.from({ length: 11 }, (_, i): Point => {
    const angle = -2.2 + (i * Math.PI) / 4.6;
    const swell = 1 + i * 0.009 + random() * 0.025;
    return [x + rx * swell * Math.cos(angle), y + ry * swell * Math.sin(angle)];
  });
  return smooth(points);
}

/** A closed irregular shape within a box. */
export function pebble(x: number, y: number, w: number, h: number, random: Random): string {
  const points = Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i * Math.PI) / 4;
    const swell = 0.93 + random() * 0.09;
    return [x + (w / 2) * swell * Math.cos(angle), y + (h / 2) * swell * Math.sin(angle)];
  });
  const loop = smooth([...points, ...points, ...points]);
  const start = points[0] ?? [x, y];
  const cubics = loop.split('c').slice(9, 17).join('c');
  return `M${join(Math.round(start[0]), Math.round(start[1]))}c${cubics}z`;
}

/** An open arrow head at the end of a line that arrives from `from`. */
export function arrowHead(from: Point, tip: Point, size: number, random: Random): string {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const barb = (spread: number): Point => [
    tip[0] - size * Math.cos(angle + spread),
    tip[1] - size * Math.sin(angle + spread),
  ];
  const [a, b] = [barb(0.5 + random() * 0.08), barb(-0.5 + random() * 0.08)];
  const [mx, my] = [tip[0] - size * 0.45 * Math.cos(angle), tip[1] - size * 0.45 * Math.sin(angle)];
  const pull = (p: Point): string => join((p[0] + tip[0] + mx) / 3, (p[1] + tip[1] + my) / 3);
  return `M${join(...a)}Q${pull(a)} ${join(...tip)}Q${pull(b)} ${join(...b)}`;
}

/** Bends the straight segments (h, v, l) of a path of relative commands. */
export function bow(path: string, random: Random): string {
  return path.replace(/([hvl])([^a-zA-Z]+)/g, (whole, command: string, list: string) => {
    const numbers = (list.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const steps: Point[] = [];
    if (command === 'l')
      for (let i = 0; i + 1 < numbers.length; i += 2) steps.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
    else for (const n of numbers) steps.push(command === 'h' ? [n, 0] : [0, n]);
    if (steps.every(([dx, dy]) => Math.hypot(dx, dy) < 22)) return whole;
    return steps
      .map(([dx, dy]) => {
        const lean = (random() * 1.6) / Math.max(1, Math.hypot(dx, dy));
        return `q${join(dx / 2 - dy * lean, dy / 2 + dx * lean, dx, dy)}`;
      })
      .join('');
  });
}
