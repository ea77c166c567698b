import { logo } from './chosen.ts';
import { dark, light } from './colours';
import { identity } from './identity';

/** `two`: action and ink colours, from a style element. `page`: the same, from the page's custom properties. `one`: `currentColor` only. */
export type LogoTones = 'one' | 'two' | 'page';

const rules = ({ ink, action, onAction }: typeof light): string =>
  `svg{--ink:${ink};--action:${action};--on-action:${onAction}}`;

/**
 * Returns the shapes of the mark, for an element `<svg viewBox="0 0 48 48">`, without the agency's name.
 * Only the tones `two` include a style element: a page inlines the others, and style rules there would apply to the whole page.
 */
export function markShapes(tones: LogoTones): string {
  if (tones === 'one') return logo.replaceAll('var(--action)', 'none').replaceAll(/var\(.+?\)/g, 'currentColor');
  const style = `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
  return tones === 'two' ? style + logo : logo;
}

/** The mark alone, square, legible from 16 px up. */
export function logoMark(tones: LogoTones = 'two'): string {
  const drawing = `<title>${identity.name}</title>${markShapes(tones)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img">${drawing}</svg>`;
}

/** The application icon: the mark on the brand's background, with a margin. */
export function appIcon(size: number): string {
  const mark = logoMark('one').replace('<svg ', '<svg x="10" y="10" width="44" height="44" ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}" color="${light.onAction}">` +
    `<rect width="64" height="64" style="fill:${light.action}"/>${mark}</svg>`
  );
}
