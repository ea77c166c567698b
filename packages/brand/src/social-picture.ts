import { light } from './colours';
import { identity } from './identity';
import { logoMark } from './logo';
import { socialPictureSize } from './social-picture-size';
import { escapeXml } from './svg-text';
import { drawableText, truncateToWidth, titleLines } from './title-lines';

export interface SocialPicture {
  readonly title: string;
  /** A few words above the title: a category, a kind of page. */
  readonly kicker: string;
  /** The page's own illustration, on the right: the text of an SVG file that has a viewBox. */
  readonly illustration: string;
  readonly site: string;
}

const COLUMN_WIDTH = 590;
const TITLE = { sizes: [64, 56, 48, 42, 36], width: COLUMN_WIDTH, height: 290, lineHeight: 1.14 } as const;

/** Draws the 1200×630 picture of a shared link as SVG, in the light theme, in Bricolage Grotesque, which the rasteriser must have. */
export function socialPicture({ title, kicker, illustration, site }: SocialPicture): string {
  const { width, height } = socialPictureSize;
  const name = drawableText(site) || identity.name;
  const { size, lines } = titleLines(drawableText(title) || name, TITLE);
  const top = 340 - (lines.length * size * TITLE.lineHeight) / 2;
  const texts = lines.map((line, index) =>
    text(line, 72, top + size * (0.82 + index * TITLE.lineHeight), size, 700, light.ink),
  );
  // The drawing runs off the right edge. It is as large as the title allows, because networks show the picture 300 pixels wide.
  const picture = { x: 668, width: width - 668, height: (width - 668) / ratioOf(illustration) };
  const y = (height - picture.height) / 2;
  const frame = `<rect x="${picture.x}" y="${y}" width="${picture.width + 20}" height="${picture.height}" rx="18"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" style="fill:${light.background}"/>` +
    `<clipPath id="frame">${frame}/></clipPath><g clip-path="url(#frame)">` +
    nested(illustration, picture.x, y, picture.width, picture.height) +
    `</g>${frame} style="fill:none;stroke:${light.line};stroke-width:2"/>` +
    `<g color="${light.ink}">${nested(logoMark('one'), 72, 56, 52, 52)}</g>` +
    text(truncateToWidth(name, 34, COLUMN_WIDTH), 138, 94, 34, 700, light.ink) +
    text(truncateToWidth(drawableText(kicker), 26, COLUMN_WIDTH), 72, top - 26, 26, 400, light.teal) +
    texts.join('') +
    text(identity.tagline, 72, 572, 24, 400, light.muted) +
    `<rect y="${height - 12}" width="${width}" height="12" style="fill:${light.action}"/></svg>`
  );
}

function text(words: string, x: number, y: number, size: number, fontWeight: number, colour: string): string {
  const look = `font-family:'Bricolage Grotesque';font-size:${size}px;font-weight:${fontWeight};text-anchor:start;fill:${colour}`;
  return `<text x="${x}" y="${y}" style="${look}">${escapeXml(words)}</text>`;
}

/** Width of an SVG file for a height of 1. */
function ratioOf(svg: string): number {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Number(width) / Number(height) || 1;
}

const nested = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
