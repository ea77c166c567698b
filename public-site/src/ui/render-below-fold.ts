/**
 * Renders what site.css leaves out until it comes near the viewport, a part each time the browser is idle: a jump to the end then has nothing left
 * to lay out, and a picture of the whole page shows all of it. A browser without idle callbacks waits for the viewport.
 */
export function renderBelowFold(page: Document): void {
  if (!('requestIdleCallback' in window)) return;
  const parts = [...page.querySelectorAll<HTMLElement>('main > *, footer')];
  const renderNext = (): void => {
    const part = parts.shift();
    if (!part) return;
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    requestIdleCallback(renderNext);
  };
  requestIdleCallback(renderNext);
}
