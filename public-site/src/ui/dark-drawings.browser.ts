const DARK = /prefers-color-scheme:\s*dark/g;

/**
 * For WebKit, which draws an SVG file in light colours whatever the page has: shows the page's drawings in the colours of its theme, now and
 * whenever the visitor or the system changes it. Elsewhere a file's own `@media (prefers-color-scheme: dark)` follows the page.
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
    // The theme may have changed while the file arrived.
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

/** The address of a file whose dark colours are outside their media query; a file that cannot be read stays as it is. */
async function darkened(address: string): Promise<string> {
  const answer = await fetch(address);
  const drawing = (await answer.text()).replace(DARK, 'min-width: 0');
  return answer.ok ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : address;
}
