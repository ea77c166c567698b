import { canWrite, letterHeight, letteringWidth } from './engine/lettering';
import { noteSize } from './engine/marks';
import { renderDrawing } from './engine/render';
import { labelBox, nodeBox, type Box } from './engine/node';
import type { Drawing } from './engine/types';
import { describe, expect, it } from 'vitest';
import { drawings } from './all';

const entries: [string, Drawing][] = Object.entries(drawings);

/** Largest file, in bytes; the home page's picture may be larger. */
const limit = (name: string): number => (name === 'accueil' ? 14_000 : 12_000);

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function inside(box: Box, drawing: Drawing): boolean {
  return box.x >= 4 && box.y >= 4 && box.x + box.w <= drawing.width - 4 && box.y + box.h <= drawing.height - 4;
}

/** The first part of an XML text that is not well-formed. */
function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  for (const [tag, closing, name, attributes, empty] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g,
  )) {
    if (closing && open.pop() !== name) return tag;
    if (!closing && !empty && name) open.push(name);
    if (closing && attributes) return tag;
  }
  const rest = xml.replace(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<>]*")*\/?>/g, '');
  return open[0] ?? /<|&(?!(?:amp|lt|gt|quot);)/.exec(rest)?.[0];
}

describe.each(entries)('%s', (name, drawing) => {
  const svg = renderDrawing(drawing);
  const labels = drawing.nodes.flatMap((node) => labelBox(node) ?? []);
  const squares = drawing.nodes.map(nodeBox);
  const notes = (drawing.notes ?? []).map((note): Box => {
    const size = note.size ?? noteSize;
    const w = letteringWidth(note.text) * size;
    return { x: note.x - w / 2, y: note.y - letterHeight * size, w, h: letterHeight * size };
  });

  it('is a light, well-formed picture with a French title', () => {
    expect(xmlFault(svg)).toBeUndefined();
    expect(svg).toContain('<title>');
    expect(drawing.title.length).toBeGreaterThan(15);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(limit(name));
  });

  it('keeps its nodes, labels and notes within the frame', () => {
    expect([...labels, ...squares, ...notes].filter((box) => !inside(box, drawing))).toEqual([]);
  });

  it('writes nothing over a node or another label', () => {
    const boxes = [...labels, ...squares, ...notes];
    const clashes = boxes.flatMap((box, i) => boxes.slice(i + 1).filter((other) => overlap(box, other)));
    expect(clashes).toEqual([]);
  });

  it('writes its notes with characters of the alphabet', () => {
    expect((drawing.notes ?? []).filter((note) => !canWrite(note.text))).toEqual([]);
  });
});

describe('the collection', () => {
  it('has no two pictures alike, in flow or in words', () => {
    const layouts = entries.map(([, { nodes, objects = [] }]) =>
      [...nodes.map(({ x, y }) => `${x},${y}`), ...objects.map(({ what }) => what)].join(' '),
    );
    expect(new Set(layouts).size).toBe(entries.length);
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length);
    expect(new Set(entries.map(([, { seed }]) => seed)).size).toBe(entries.length);
  });
});
