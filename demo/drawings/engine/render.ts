import { escapeXml } from '@agency-site/brand/svg-text';
import { drawLink } from './link';
import { drawMark, drawNote } from './marks';
import { seededRandom } from './random';
import { drawCutout, drawGround, drawObject } from './scenery';
import { drawNode } from './node';
import { style, surfaceClass } from './style';
import type { Drawing } from './types';

/** Renders a drawing as a standalone SVG file with both themes. */
export function renderDrawing(drawing: Drawing): string {
  const { width, height, nodes, links, cutouts = [], objects = [], notes = [], marks = [] } = drawing;
  const random = seededRandom(drawing.seed);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeXml(drawing.title)}</title>${style(drawing.animated ?? false)}` +
    drawGround(width, height, drawing.ground === 'none' ? undefined : surfaceClass[drawing.ground]) +
    cutouts.map((cutout) => drawCutout(cutout, random)).join('') +
    `<rect fill="url(#d)" style="fill:url(#d)" width="${width}" height="${height}"/><g>` +
    objects.map((prop) => drawObject(prop, random)).join('') +
    links.map((link) => drawLink(link, byId, random)).join('') +
    nodes.map((node) => drawNode(node, random)).join('') +
    marks.map((mark) => drawMark(mark, random)).join('') +
    notes.map((note) => drawNote(note, random)).join('') +
    `</g></svg>\n`
  );
}
