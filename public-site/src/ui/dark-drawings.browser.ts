const DARK = /prefers-color-scheme:\s*dark/g;

/**
 * For WebKit, which draws SVG files in light colours whatever the page's theme: gives drawings the colours of the theme, now and whenever
 * the visitor or the system changes it. In other browsers, `@media (prefers-color-scheme: dark)` in a file follows the page.
 */
export function colourDrawings(page: Document): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = (): boolean => {
    const { theme } = page.documentElement.dataset;
    return theme ? theme === 'dark' : system.matches;
  };
  const show = async (picture: HTMLImageElement): Promise<void> => {
    const address = (picture.dataset['drawing'] ??= picture.src);
    const dark = isDark() ? await darkened(address).catch(() => address) : address;
    // The theme may have changed while the file was loading.
    const fitting = isDark() ? dark : address;
    if (picture.src !== fitting) picture.src = fitting;
  };
  const showAll = (): void => {
    for (const picture of page.querySelectorAll<HTMLImageElement>('img[src$=".svg"], img[data-drawing]'))
      void show(picture);
  };
  new MutationObserver(showAll).observe(page.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', showAll);
  showAll();
}

/** The address of a copy of the file whose dark colours always apply; the file itself when it cannot be read. */
async function darkened(address: string): Promise<string> {
  const answer = await fetch(address);
  const drawing = (await answer.text()).replace(DARK, 'min-width: 0');
  return answer.ok ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : address;
}
