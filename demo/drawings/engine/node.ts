import { escapeXml, textWidth } from '@agency-site/brand/svg-text';
import { icons } from './icons';
import { roundedRect } from './paths';
import type { Random } from './random';
import { labelSize, weight } from './style';
import { join, round } from './coordinates';
import type { Point, Side, Node } from './types';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Side of a node's square. */
export function nodeSize(node: Node): number {
  return node.size ?? (node.tone === 'machine' ? 116 : 92);
}

/** The square of a node. */
export function nodeBox(node: Node): Box {
  const size = nodeSize(node);
  return { x: node.x - size / 2, y: node.y - size / 2, w: size, h: size };
}

const outward: Readonly<Record<Side, Point>> = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };

/** Outward normal of a side. */
export function normal(side: Side): Point {
  return outward[side];
}

const lineHeight = labelSize * 1.12;

/** The bounding box of a node's label; undefined for a node without one. */
export function labelBox(node: Node): Box | undefined {
  if (!node.label) return undefined;
  const lines = node.label.split('\n');
  const w = Math.max(...lines.map((line) => textWidth(line, labelSize)));
  const h = lines.length * lineHeight;
  const reach = nodeSize(node) / 2 + 10;
  const [dx, dy] = outward[node.at ?? 'bottom'];
  return { x: node.x + dx * (reach + w / 2) - w / 2, y: node.y + dy * (reach + h / 2) - h / 2, w, h };
}

function label(node: Node): string {
  const box = labelBox(node);
  if (!box || !node.label) return '';
  const side = node.at ?? 'bottom';
  const anchor = side === 'right' ? ' style="text-anchor:start"' : side === 'left' ? ' style="text-anchor:end"' : '';
  const x = round(side === 'right' ? box.x : side === 'left' ? box.x + box.w : node.x);
  return node.label
    .split('\n')
    .map((line, i) => `<text x="${x}" y="${round(box.y + lineHeight * (i + 0.82))}"${anchor}>${escapeXml(line)}</text>`)
    .join('');
}

function icon(node: Node, pencil: string): string {
  const scale = round(nodeSize(node) / 46);
  const elements = icons[node.icon].map(([tag, attributes]) => {
    const listed = Object.entries(attributes).filter(([name]) => name !== 'key');
    return `<${tag} ${listed.map(([name, value]) => `${name}="${String(value)}"`).join(' ')}/>`;
  });
  const [x, y] = [round(node.x - 12 * scale), round(node.y - 12 * scale)];
  return `<g class="${pencil}" style="stroke-width:${round(weight / scale)}" transform="translate(${x} ${y})scale(${scale})">${elements.join('')}</g>`;
}

/** Three short strokes at a corner of a machine that show activity, on the side without a label. */
function hum(box: Box, labelled: Side): string {
  const left = labelled === 'top';
  const way = left ? -1 : 1;
  const [x, y] = [left ? box.x : box.x + box.w, left ? box.y + box.h : box.y];
  const stroke = (fx: number, fy: number, dx: number, dy: number): string =>
    `M${join(x + way * fx, y + way * fy)}l${join(way * dx, way * dy)}`;
  return `<path class="action" d="${stroke(-6, -12, 3, -14)}${stroke(8, -7, 11, -11)}${stroke(13, 7, 14, -3)}"/>`;
}

/** A node: its square, its icon and its label. */
export function drawNode(node: Node, random: Random): string {
  const tone = node.tone ?? 'plain';
  const box = nodeBox(node);
  const square = (dx: number, dy: number): string => roundedRect(box.x + dx, box.y + dy, box.w, box.h, 14, random);
  if (tone === 'ghost') return `<path class="muted dash" d="${square(0, 0)}"/>${icon(node, 'muted')}${label(node)}`;
  const solid = tone === 'plain' ? 'fp' : tone === 'machine' ? 'm' : 'r';
  const offset = tone === 'plain' ? 0 : 5;
  const pencil = tone === 'plain' ? 'ink' : tone === 'machine' ? 'om' : 'or';
  return (
    `<path class="${solid}" d="${square(offset, offset)}"/><path class="ink" d="${square(0, 0)}"/>` +
    `${tone === 'machine' ? hum(box, node.at ?? 'bottom') : ''}${icon(node, pencil)}${label(node)}`
  );
}
