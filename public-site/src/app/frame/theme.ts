import { keep, readKept } from '../../data/browser-storage';

/** A theme that a visitor can choose instead of the system's. */
export type Theme = 'light' | 'dark';

/** Where the choice is kept; the document's script reads it before the page is painted (`themeScript`). */
const KEY = 'theme';

/** The theme chosen on this device; undefined for the system's, or where a browser keeps nothing. */
export function chosenTheme(): Theme | undefined {
  const kept = readKept(KEY);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

/**
 * Shows what is chosen in another tab of the site.
 * @param onChoice called with each choice
 * @returns how to stop
 */
export function followOtherTabs(onChoice: (theme: Theme | undefined) => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    showTheme(chosenTheme());
    onChoice(chosenTheme());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Shows a theme, or the system's, and keeps the choice: where storage is refused, until the page is left. */
export function chooseTheme(theme: Theme | undefined): void {
  showTheme(theme);
  keep(KEY, theme ?? null);
}

/** Gives the page a theme, and browsers the colour to surround it with: the first that fits. */
function showTheme(theme: Theme | undefined): void {
  document.head.querySelector('meta[name="theme-color"][media=""]')?.remove();
  delete document.documentElement.dataset['theme'];
  if (!theme) return;
  document.documentElement.dataset['theme'] = theme;
  const colour = document.head.querySelector<HTMLMetaElement>(`meta[media*="${theme}"]`)?.cloneNode() as
    | HTMLMetaElement
    | undefined;
  if (!colour) return;
  colour.media = '';
  document.head.prepend(colour);
}
