import { keep, readKept, whenKeptElsewhere } from '../data/storage.browser';

/** The storage key of the choice; the document's script reads it before the page is painted (`headScript`). */
const KEY = 'theme';

/** Shows the chosen theme (Footer.tsx), follows its changes, and those on other pages of the site. */
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
      keep(KEY, option.value || null);
    });
  }
  whenKeptElsewhere(KEY, () => {
    showTheme(chosenTheme());
    mark();
  });
}

/** The theme chosen on this device; empty for the system's, or where a browser refuses storage. */
function chosenTheme(): string {
  const stored = readKept(KEY);
  return stored === 'light' || stored === 'dark' ? stored : '';
}

/** Gives the page a theme, and browsers the colour around it: the first one that applies. */
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
