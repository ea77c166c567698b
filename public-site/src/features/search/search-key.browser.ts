import { writeStorage, readStorage, onStorageChange } from '../../data/storage.browser';

const KEY = 'search-key';

/**
 * Makes the key `/` lead to the search from any page, except while the visitor types in a field. A checkbox on the search page turns this
 * off, for people who press keys by accident (WCAG 2.1.4).
 */
export function searchByKey(page: Document): void {
  const field = page.querySelector<HTMLInputElement>('#recherche-site');
  page.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || readStorage(KEY) === 'off') return;
    if ((event.target as Element).closest('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    if (field) field.focus();
    else page.querySelector<HTMLAnchorElement>('a[href$="#recherche-site"]')?.click();
  });
  const choice = page.querySelector<HTMLElement>('[data-search-key]');
  const box = choice?.querySelector('input');
  if (!choice || !box) return;
  choice.hidden = false;
  const mark = (): void => void (box.checked = readStorage(KEY) !== 'off');
  mark();
  onStorageChange(KEY, mark);
  box.addEventListener('change', () => writeStorage(KEY, box.checked ? null : 'off'));
}
