import { dark, light } from './colours';

/** « onAction » → « --on-action » */
const customProperty = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${customProperty(name)}:${value}`)
    .join(';');

/**
 * The colours as CSS custom properties on the root element: those of the theme it names in `data-theme`, else of the
 * system's. All rules weigh the same, so that a later one (paper) decides.
 */
export function tokensCss(): string {
  return (
    `:root{color-scheme:light dark;${declarations(light)}}` +
    `@media (prefers-color-scheme:dark){:root:where(:not([data-theme=light])){${declarations(dark)}}}` +
    `:root:where([data-theme=dark]){color-scheme:dark;${declarations(dark)}}` +
    `:root:where([data-theme=light]){color-scheme:light}`
  );
}
