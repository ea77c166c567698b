import { objects } from './objects';
import { bow, pebble, roundedRect } from './paths';
import type { Random } from './random';
import { accentClass, surfaceClass, weight } from './style';
import { round } from './coordinates';
import type { Cutout, Prop } from './types';

/** A filled shape behind the drawing. */
export function drawCutout(cutout: Cutout, random: Random): string {
  const { x, y, w, h } = cutout;
  const turn = cutout.turn ? ` transform="rotate(${cutout.turn} ${x} ${y})"` : '';
  const fill = surfaceClass[cutout.surface];
  if (cutout.shape === 'disc')
    return `<ellipse class="${fill}" cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}"${turn}/>`;
  const path =
    cutout.shape === 'pebble' ? pebble(x, y, w, h, random) : roundedRect(x - w / 2, y - h / 2, w, h, 22, random);
  return `<path class="${fill}" d="${path}"${turn}/>`;
}

const path = (kind: string, d: string | undefined, more = ''): string =>
  d ? `<path class="${kind}"${more} d="${d}"/>` : '';

/** An object: its opaque shape, its slightly offset fills, then its outlines. */
export function drawObject(prop: Prop, random: Random): string {
  const { line, accent, light, body, fill, surface, solid } = objects[prop.what];
  const scale = prop.scale ?? 1;
  const pencil = prop.accent ?? 'action';
  const [solidClass, lightClass] = accentClass[pencil];
  const turn = prop.turn ? `rotate(${prop.turn})` : '';
  const size = scale !== 1 || prop.flip ? `scale(${prop.flip ? -scale : scale} ${scale})` : '';
  const offset = ` transform="translate(${round(Math.min(6 / scale, 10))} ${round(Math.min(5 / scale, 8))})"`;
  const stroke = (kind: string, d = ''): string => path(kind, bow(d, random));
  const width = round((prop.weight ?? weight) / scale);
  return (
    `<g${width === weight ? '' : ` style="stroke-width:${width}"`} transform="translate(${prop.x} ${prop.y})${turn}${size}">` +
    path(surfaceClass.background, body) +
    path(surfaceClass[prop.surface ?? surface ?? 'clay'], fill, offset) +
    path(solidClass, solid, offset) +
    `${stroke('ink', line)}${stroke(pencil, accent)}${stroke(lightClass, light)}</g>`
  );
}

/** The background and its dotted grid. */
export function drawGround(width: number, height: number, surface: string | undefined): string {
  const ground = surface ? `<rect class="${surface}" width="${width}" height="${height}"/>` : '';
  return (
    `<pattern id="d" width="25" height="25" patternUnits="userSpaceOnUse"><circle class="dot" cx="12.5" cy="12.5" r="1.6"/></pattern>` +
    ground
  );
}
