import { dark, light } from '@agency-site/brand/colours';

export type ThemeName = 'light' | 'dark';

const palettes = { light, dark } as const;

/** `actionSoft` → `--action-soft` */
const customProperty = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Sets the colours as CSS custom properties: by script, because the content security policy forbids style elements without a nonce. */
export function applyColours(theme: ThemeName): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(palettes[theme])) root.style.setProperty(customProperty(name), value);
  root.style.colorScheme = theme;
}

/** The theme that was last chosen in the back-office, otherwise the preference of the system. */
export function preferredTheme(): ThemeName {
  const chosen = localStorage.getItem('RaStore.theme');
  if (chosen === '"dark"' || chosen === '"light"') return chosen === '"dark"' ? 'dark' : 'light';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
