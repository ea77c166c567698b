interface Menu {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/**
 * Closes a menu on Escape (the focus goes back to its button), on a press outside, when the focus leaves, and when a link in it is
 * followed: the browser may restore the page as it was left.
 */
export function closeAsMenu(place: HTMLElement, opener: HTMLElement, { isOpen, close }: Menu): void {
  const page = place.ownerDocument;
  const closeUnlessInside = ({ target }: Event): void => {
    if (isOpen() && !(target instanceof Node && place.contains(target))) close();
  };
  place.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
  page.addEventListener('pointerdown', closeUnlessInside);
  page.addEventListener('focusin', closeUnlessInside);
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    const isInside = place.contains(page.activeElement);
    close();
    if (isInside) opener.focus();
  });
}

/** Makes the `details` element of narrow screens behave as a menu. Without this script it stays a plain `details`. */
export function enhanceMobileMenu(page: Document): void {
  const menu = page.querySelector<HTMLDetailsElement>('details[data-menu]');
  const opener = menu?.querySelector('summary');
  if (!menu || !opener) return;
  closeAsMenu(menu, opener, { isOpen: () => menu.open, close: () => (menu.open = false) });
}
