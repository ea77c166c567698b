interface Menu {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/**
 * Closes a menu on Escape (which moves the focus back to its button), on a press outside, when the focus leaves it, and when one of its
 * links is followed, because the browser may later restore the page as it was left.
 */
export function addMenuClosing(place: HTMLElement, opener: HTMLElement, { isOpen, close }: Menu): void {
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

/** Makes the `details` element of the mobile menu close like a menu. Without this script it is a plain `details`. */
export function enhanceMobileMenu(page: Document): void {
  const menu = page.querySelector<HTMLDetailsElement>('details[data-menu]');
  const opener = menu?.querySelector('summary');
  if (!menu || !opener) return;
  addMenuClosing(menu, opener, { isOpen: () => menu.open, close: () => (menu.open = false) });
}
