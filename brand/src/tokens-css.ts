import { dark, light } from './colours';

/** « onAction » → « --on-action » */
const customProperty = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${customProperty(name)}:${value}`)
    .join(';');

/** The colours as CSS custom properties on the root element, following the system's light or dark scheme. */
export function tokensCss(): string {
  return (
    `:root{color-scheme:light dark;${declarations(light)}}` +
    `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`
  );
}
