import { dark, light } from './colours';
import { identity } from './identity';

/** two: action colour under an ink outline. page: the same by the page's own tokens. one: everything in `currentColor`. */
export type LogoTones = 'one' | 'two' | 'page';

function rules(theme: { ink: string; action: string; onAction: string }): string {
  return `svg{--logo-ink:${theme.ink};--logo-solid:${theme.action};--logo-white:${theme.onAction}}`;
}

/**
 * Colours by part. Only two tones come with a style element: the others are inlined in pages, where its rules would apply
 * to the whole page.
 */
function paint(tones: LogoTones): { style: string; solid: string; ink: string; white: string } {
  if (tones === 'one') return { style: '', solid: 'none', ink: 'currentColor', white: 'currentColor' };
  if (tones === 'page') return { style: '', solid: 'var(--action)', ink: 'var(--ink)', white: 'var(--on-action)' };
  return {
    style: `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`,
    solid: 'var(--logo-solid)',
    ink: 'var(--logo-ink)',
    white: 'var(--logo-white)',
  };
}

/** The content of the mark's `<svg viewBox="0 0 48 48">`, without a name: an A drawn as a connector between two stations. */
export function markShapes(tones: LogoTones): string {
  const { style, solid, ink, white } = paint(tones);
  return (
    `${style}<g fill="none" stroke-linecap="round">` +
    `<rect x="5" y="5" width="41" height="41" rx="12" fill="${solid}"/>` +
    `<rect x="2.5" y="2.5" width="41" height="41" rx="12" stroke-width="2.6" stroke="${ink}"/>` +
    `<path d="M13 34.5 21 15.6q2.7-5.8 5.4 0l8 18.9M17.4 26.4q6.3-1.6 12.6 0" stroke-width="4" stroke="${white}"/></g>` +
    `<g fill="${white}"><circle cx="13" cy="34.5" r="3.6"/><circle cx="34.4" cy="34.5" r="3.6"/></g>`
  );
}

const drawing = (tones: LogoTones): string => `<title>${identity.name}</title>${markShapes(tones)}`;

/** The mark alone, square, legible from 16 px up. */
export function logoMark(tones: LogoTones = 'two'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img">${drawing(tones)}</svg>`;
}

/** The mark and the name side by side; `textLength` gives the name the same width in any font. */
export function logoLockup(tones: LogoTones = 'two'): string {
  const { ink } = paint(tones);
  const name =
    `<text x="58" y="34" textLength="188" lengthAdjust="spacingAndGlyphs" ` +
    `style="font:700 31px 'Bricolage Grotesque Variable',system-ui,sans-serif;fill:${ink}">${identity.name}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 248 48" role="img">${drawing(tones)}${name}</svg>`;
}

/** The application icon: the mark on the brand's background, with a margin. */
export function appIcon(size: number): string {
  const mark = logoMark('one').replace('<svg ', '<svg x="10" y="10" width="44" height="44" ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}" color="${light.onAction}">` +
    `<rect width="64" height="64" style="fill:${light.action}"/>${mark}</svg>`
  );
}
