/** A theme that a visitor can choose instead of the system's. */
export type Theme = 'light' | 'dark';

/** Where the choice is kept; the document's script reads it before the page is painted (theme-script.ts). */
const KEY = 'theme';

/** The theme chosen on this device; undefined for the system's, or where a browser keeps nothing. */
export function chosenTheme(): Theme | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows what is chosen in another tab of the site.
 * @param tell called with each choice
 * @returns how to stop
 */
export function followOtherTabs(tell: (theme: Theme | undefined) => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    showTheme(chosenTheme());
    tell(chosenTheme());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Shows a theme, or the system's, and keeps the choice. */
export function chooseTheme(theme: Theme | undefined): void {
  showTheme(theme);
  try {
    if (theme) localStorage.setItem(KEY, theme);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed to the page: the choice holds until the page is left.
  }
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
