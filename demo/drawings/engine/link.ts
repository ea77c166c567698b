import { arrowHead, divide, smooth, jitter } from './paths';
import type { Random } from './random';
import { labelBox, normal, nodeSize } from './node';
import type { Link, Point, Side, Node } from './types';

const gap = 9;

/** Side of a node that faces a point. */
function facing(node: Node, [x, y]: Point): Side {
  const [dx, dy] = [x - node.x, y - node.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'bottom' : 'top';
}

interface End {
  at: Point;
  away: Point;
}

function middle(end: Node | Point): Point {
  return 'id' in end ? [end.x, end.y] : end;
}

/** The point where a line touches a node, beyond its label when the label is on that side. */
function anchor(place: Node | Point, side: Side | undefined, towards: Point): End {
  if (!('id' in place)) return { at: place, away: [0, 0] };
  const leaving = side ?? facing(place, towards);
  const away = normal(leaving);
  const label = leaving === (place.at ?? 'bottom') ? labelBox(place) : undefined;
  const clearance = label ? Math.abs(away[0]) * label.w + Math.abs(away[1]) * label.h + 10 : 0;
  const reach = nodeSize(place) / 2 + gap + clearance;
  return { at: [place.x + away[0] * reach, place.y + away[1] * reach], away };
}

/** Points of a cubic Bézier curve that is perpendicular to both nodes' sides. */
function curveBetween(from: End, to: End): Point[] {
  const distance = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
  const reach = distance * 0.42;
  const [a, b]: [Point, Point] = [
    [from.at[0] + from.away[0] * reach, from.at[1] + from.away[1] * reach],
    [to.at[0] + to.away[0] * reach, to.at[1] + to.away[1] * reach],
  ];
  const steps = Math.max(2, Math.round(distance / 55));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const u = 1 - t;
    const mix = (k: 0 | 1): number =>
      u ** 3 * from.at[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * to.at[k];
    return [mix(0), mix(1)];
  });
}

/** Adds a loop in the middle of a line. */
function withLoop(points: readonly Point[]): Point[] {
  const half = Math.floor(points.length / 2);
  const [before, after] = [points[half - 1] ?? [0, 0], points[half] ?? [0, 0]];
  const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
  const [cx, cy] = [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
  const turn = Array.from({ length: 6 }, (_, i): Point => {
    const a = angle + Math.PI / 2 - (i * Math.PI * 2) / 5;
    const drift = (i - 2.5) * 3;
    const lift = 15;
    return [
      cx + 15 * Math.cos(a) + lift * Math.sin(angle) + drift * Math.cos(angle),
      cy + 15 * Math.sin(a) - lift * Math.cos(angle) + drift * Math.sin(angle),
    ];
  });
  return [...points.slice(0, half), ...turn, ...points.slice(half)];
}

/** A connector: two strokes that differ a little, and an arrow head. */
export function drawLink(link: Link, nodes: ReadonlyMap<string, Node>, random: Random): string {
  const place = (end: string | Point): Node | Point => {
    if (typeof end !== 'string') return end;
    const node = nodes.get(end);
    if (!node) throw new Error(`A link names a node that the drawing does not have: ${end}`);
    return node;
  };
  const [a, b] = [place(link.from), place(link.to)];
  const via = link.via ?? [];
  const from = anchor(a, link.out, via[0] ?? middle(b));
  const to = anchor(b, link.in, via[via.length - 1] ?? middle(a));
  const path =
    via.length > 0
      ? [from.at, ...via, to.at]
      : 'id' in a || 'id' in b
        ? curveBetween(from, to)
        : divide(from.at, to.at);
  const points = link.loop ? withLoop(path) : path;
  const line = jitter(points, random, via.length > 0 ? 0.8 : 2);
  const pencil = link.pencil ?? 'ink';
  const last = line[line.length - 2] ?? from.at;
  const before: Point =
    via.length > 0
      ? [to.at[0] * 0.6 + last[0] * 0.4 + to.away[0] * 14, to.at[1] * 0.6 + last[1] * 0.4 + to.away[1] * 14]
      : last;
  const head = link.arrow === false ? '' : arrowHead(before, to.at, 17, random);
  const tip = head && `<path class="${pencil} tip" d="${head}"/>`;
  if (link.dashed) return `<path class="${pencil} dash" d="${smooth(line)}"/>${tip}`;
  return way(pencil, smooth(line)) + way(`${pencil} thin`, smooth(jitter(points, random, 3))) + tip;
}

/** A path with `pathLength` 1, so that one animation draws paths of any length. */
const way = (pencil: string, d: string): string => `<path class="${pencil} way" pathLength="1" d="${d}"/>`;
