/**
 * Makes the `details` element of narrow screens behave as a menu: it closes on Escape (the focus goes back to its summary), on
 * a press outside and when the focus leaves. Without this script it stays a plain `details`.
 */
export function enhanceMobileMenu(page: Document): void {
  const menu = page.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  const closeUnless = ({ target }: Event): void => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    const isInside = menu.contains(page.activeElement);
    menu.open = false;
    if (isInside) menu.querySelector('summary')?.focus();
  });
  // The page may come back as it was left.
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && (menu.open = false));
  page.addEventListener('pointerdown', closeUnless);
  page.addEventListener('focusin', closeUnless);
}
