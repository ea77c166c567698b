import { dark, light } from '@agency-site/brand/colours';
import type { Surface } from './objects/shape';
import type { Accent } from './types';

/** Line weight of everything that is drawn. */
export const weight = 3;

/** Height of node labels, readable when the picture is 350 px wide. */
export const labelSize = 25;

/** Class of notes, with their arrows and underlines. */
export const noteClass = 'note';

/** Hides texts where the picture is too narrow for them to be legible. */
const wordless = `@media(max-width:299px){text,.${noteClass}{display:none}}`;

/** Class of a fill. */
export const surfaceClass: Readonly<Record<Surface, string>> = {
  sand: 'fs',
  background: 'fp',
  night: 'fn',
  kraft: 'fk',
  clay: 'fc',
  moss: 'fm',
};

/** Class of a fill in an accent's colour, and of the lines on it. */
export const accentClass: Readonly<Record<Accent, readonly [fill: string, stroke: string]>> = {
  action: ['m', 'om'],
  teal: ['r', 'or'],
};

type Tokens = Readonly<Record<keyof typeof light, string>>;

function rules(tokens: Tokens): string {
  const { ink, background, sand, muted, line, action, onAction, teal, onTeal, clay, moss, kraft, band } = tokens;
  return (
    `.fs{fill:${sand}}.fp{fill:${background}}.fk{fill:${kraft}}.fc{fill:${clay}}.fm{fill:${moss}}.fn{fill:${band}}.dot{fill:${line}}` +
    `.m{fill:${action}}.r{fill:${teal}}text{fill:${ink}}.ink{stroke:${ink}}.action{stroke:${action}}.teal{stroke:${teal}}` +
    `.muted{stroke:${muted}}.om{stroke:${onAction}}.or{stroke:${onTeal}}`
  );
}

/**
 * Draws the connectors once, then shows their arrow heads; no animation under prefers-reduced-motion, nor where the drawing is as small
 * as on a phone, whose main thread would paint the whole drawing for each of 25 frames while the page loads.
 */
const motion =
  `@media(prefers-reduced-motion:no-preference)and (min-width:480px){.way{animation:way .4s}.dash,.tip{animation:tip .4s}}` +
  `@keyframes way{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}}` +
  `@keyframes tip{0%,60%{opacity:0}}`;

/**
 * The style element of a drawing, for both themes. Inside <img>, prefers-color-scheme follows the page's `color-scheme`
 * or, in some browsers, the system's.
 * @param animated whether the connectors are drawn by an animation
 */
export function style(animated: boolean): string {
  return (
    `<style>path,circle,rect,ellipse,line,polyline{fill:none;stroke-linecap:round;stroke-linejoin:round}` +
    `g{stroke-width:${weight}}.thin{stroke-width:1.2;opacity:.55}.dash{stroke-dasharray:9 9}` +
    `text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-size:${labelSize}px;font-weight:600;text-anchor:middle}` +
    `${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}${wordless}${animated ? motion : ''}</style>`
  );
}
