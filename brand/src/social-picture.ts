import { light } from './colours';
import { renderDrawing } from './drawing/render';
import { escapeXml } from './drawing/text';
import type { Drawing } from './drawing/types';
import { identity } from './identity';
import { logoMark } from './logo';
import { socialPictureSize } from './social-picture-size';

/** What a link shared elsewhere shows. */
export interface SocialPicture {
  readonly title: string;
  /** A few words above the title: a category, a kind of page. */
  readonly kicker: string;
  /** The page's own drawing, on the right. */
  readonly drawing: Drawing;
}

const COLUMN_WIDTH = 560;
const LINE_HEIGHT = 1.14;
/** Largest size first; a longer title takes a smaller one. */
const TITLE_SIZES = [64, 56, 48, 42, 36];
const MAX_TITLE_HEIGHT = 290;
/** Mean width of a bold Bricolage Grotesque letter, in ems, on the wide side so that no line overflows. */
const LETTER_WIDTH = 0.54;

/**
 * Draws the 1200×630 picture of a page as SVG, light theme only: networks show it on their own ground.
 * Its texts ask for the font family « Bricolage Grotesque »; whoever rasterises it provides the font.
 */
export function socialPicture({ title, kicker, drawing }: SocialPicture): string {
  const { width, height } = socialPictureSize;
  const { size, lines } = layOut(title);
  const top = 340 - (lines.length * size * LINE_HEIGHT) / 2;
  const texts = lines.map((line, index) =>
    text(line, 72, top + size * (0.82 + index * LINE_HEIGHT), size, 700, light.ink),
  );
  const picture = { x: 668, width: 468, height: (468 * drawing.height) / drawing.width };
  const y = (height - picture.height) / 2;
  const frame = `<rect x="${picture.x}" y="${y}" width="${picture.width}" height="${picture.height}" rx="18"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" style="fill:${light.paper}"/>` +
    `<clipPath id="frame">${frame}/></clipPath><g clip-path="url(#frame)">` +
    nested(renderDrawing(drawing), picture.x, y, picture.width, picture.height) +
    `</g>${frame} style="fill:none;stroke:${light.line};stroke-width:2"/>` +
    `<g color="${light.ink}">${nested(logoMark('one'), 72, 56, 52, 52)}</g>` +
    text(identity.name, 138, 94, 34, 700, light.ink) +
    text(kicker, 72, top - 26, 26, 400, light.teal) +
    texts.join('') +
    text(identity.tagline, 72, 572, 24, 400, light.muted) +
    `<rect y="${height - 12}" width="${width}" height="12" style="fill:${light.action}"/></svg>`
  );
}

function text(words: string, x: number, y: number, size: number, fontWeight: number, colour: string): string {
  const look = `font-family:'Bricolage Grotesque';font-size:${size}px;font-weight:${fontWeight};text-anchor:start;fill:${colour}`;
  return `<text x="${x}" y="${y}" style="${look}">${escapeXml(words)}</text>`;
}

/** Places a standalone SVG inside another one. */
const nested = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

function layOut(title: string): { size: number; lines: string[] } {
  const fitting = TITLE_SIZES.map((size) => ({ size, lines: wrap(title, size) })).find(
    ({ size, lines }) => lines.length * size * LINE_HEIGHT <= MAX_TITLE_HEIGHT,
  );
  const smallest = TITLE_SIZES.at(-1) ?? 36;
  return fitting ?? { size: smallest, lines: shorten(wrap(title, smallest), smallest) };
}

function wrap(title: string, size: number): string[] {
  const perLine = Math.floor(COLUMN_WIDTH / (size * LETTER_WIDTH));
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function shorten(lines: string[], size: number): string[] {
  const most = Math.floor(MAX_TITLE_HEIGHT / (size * LINE_HEIGHT));
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`];
}
