import { writeStorage, readStorage, onStorageChange } from '../data/storage.browser';

/** The storage key of the chosen theme. `headScript` reads it too, before the first paint. */
const KEY = 'theme';

/** Makes the choice of the theme in the footer work, here and for changes on other pages of the site. */
export function enhanceThemeSwitch(page: Document): void {
  const options = [...page.querySelectorAll<HTMLInputElement>('input[name="theme"]')];
  const mark = (): void => {
    const chosen = chosenTheme();
    for (const option of options) option.checked = option.value === chosen;
  };
  mark();
  options[0]?.closest('[role="radiogroup"]')?.classList.remove('invisible');
  for (const option of options) {
    option.addEventListener('change', () => {
      showTheme(option.value);
      writeStorage(KEY, option.value || null);
    });
  }
  onStorageChange(KEY, () => {
    showTheme(chosenTheme());
    mark();
  });
}

/** The theme chosen in this browser; empty for the system's theme, or when the browser refuses storage. */
function chosenTheme(): string {
  const stored = readStorage(KEY);
  return stored === 'light' || stored === 'dark' ? stored : '';
}

/** Applies a theme to the page and to the browser's own bars, which follow the first `theme-color` that applies. */
function showTheme(theme: string): void {
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
