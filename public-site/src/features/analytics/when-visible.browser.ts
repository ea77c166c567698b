/** The properties of a document that `whenVisible` reads. */
interface SeenPage extends EventTarget {
  readonly visibilityState: string;
  readonly prerendering?: boolean;
}

/** Runs an action once the visitor can see the page: not while the browser prerenders it, nor while it is in a background tab. */
export function whenVisible(page: SeenPage, action: () => void): void {
  const isSeen = (): boolean => page.visibilityState === 'visible' && !page.prerendering;
  if (isSeen()) return action();
  const checkVisibility = (): void => {
    if (!isSeen()) return;
    page.removeEventListener('visibilitychange', checkVisibility);
    page.removeEventListener('prerenderingchange', checkVisibility);
    action();
  };
  page.addEventListener('visibilitychange', checkVisibility);
  page.addEventListener('prerenderingchange', checkVisibility);
}
