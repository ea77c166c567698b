/** Shows the button « Page précédente » of a missing page, which goes back, or home where there is no page before. */
export function enhanceBackButton(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('button[name="back"]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => (history.length > 1 ? history.back() : location.assign('/')));
}
