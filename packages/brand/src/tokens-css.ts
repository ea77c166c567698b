import { dark, light } from './colours';

/** `onAction` → `--on-action` */
const customProperty = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${customProperty(name)}:${value}`)
    .join(';');

/**
 * Returns CSS that sets the colours as custom properties of the root element: those of the theme named in `data-theme`, or else those of
 * the system's colour scheme. All selectors have the same specificity, so that a later rule (for print) overrides them.
 */
export function tokensCss(): string {
  return (
    `:root{color-scheme:light dark;${declarations(light)}}` +
    `@media (prefers-color-scheme:dark){:root:where(:not([data-theme=light])){${declarations(dark)}}}` +
    `:root:where([data-theme=dark]){color-scheme:dark;${declarations(dark)}}` +
    `:root:where([data-theme=light]){color-scheme:light}`
  );
}
