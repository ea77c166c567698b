/** The properties of a document that `whenSeen` reads. */
interface SeenPage extends EventTarget {
  readonly visibilityState: string;
  readonly prerendering?: boolean;
}

/**
 * Runs an action once the page can really be seen: not while the browser prepares it in advance, nor in a tab that was
 * never looked at.
 */
export function whenSeen(page: SeenPage, action: () => void): void {
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
