import { closeAsMenu } from './close-as-menu.browser';

/** Makes the `details` element of narrow screens behave as a menu. Without this script it stays a plain `details`. */
export function enhanceMobileMenu(page: Document): void {
  const menu = page.querySelector<HTMLDetailsElement>('details[data-menu]');
  const opener = menu?.querySelector('summary');
  if (!menu || !opener) return;
  closeAsMenu(menu, opener, { isOpen: () => menu.open, close: () => (menu.open = false) });
}
