/** Marks the current part in the table of contents, and focuses the part that the reader selects there (TableOfContents.tsx). */
export function followReadingPlace(page: Document): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.contents-link')];
  const headingOf = ({ hash }: HTMLAnchorElement): HTMLElement | null =>
    page.getElementById(decodeURIComponent(hash.slice(1)));
  for (const link of links) {
    link.addEventListener('click', () => {
      const heading = headingOf(link);
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    });
  }
  // Only the list beside the text is marked: the folded one is out of sight while reading.
  const sidebarLinks = links.filter((link) => !link.closest('details'));
  const mark = (): void => {
    const line = innerHeight / 3;
    const read = sidebarLinks.findLast((link) => (headingOf(link)?.getBoundingClientRect().top ?? Infinity) < line);
    for (const link of sidebarLinks) link.toggleAttribute('aria-current', link === read);
    if (read) read.ariaCurrent = 'true';
  };
  // Runs when a heading crosses a line a third below the top, however far the reader jumps, instead of at each scrolled pixel.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -66% 0px' });
  for (const link of sidebarLinks) {
    const heading = headingOf(link);
    if (heading) observer.observe(heading);
  }
}
