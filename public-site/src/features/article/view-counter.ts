/**
 * Bots that run scripts and name themselves in their user agent. Most bots never count a view because robots.txt
 * disallows the counting address. « Cubot » is a brand of phones.
 */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|preview/i;

export const isRobot = (userAgent: string): boolean => ROBOT.test(userAgent);

/**
 * Tells one view from the next. A view is an article on the screen for one entry of the history: drawing it again, moving to
 * one of its headings or coming back to the entry is the same view; a link followed to it again is another one.
 */
export class Views {
  readonly #entries = new Set<string>();
  #current: string | undefined;

  /**
   * @param postId the article on the screen
   * @param entry key of the history's entry
   * @returns whether this is a new view
   */
  begin(postId: string, entry: string): boolean {
    const name = `${postId} ${entry}`;
    const isNew = this.#current !== postId && !this.#entries.has(name);
    this.#current = postId;
    this.#entries.add(name);
    return isNew;
  }

  /** The article left the screen. */
  end(): void {
    this.#current = undefined;
  }
}

/**
 * Runs an action once the page can really be seen: not while the browser prepares it in advance, nor in a tab that was
 * never looked at.
 * @returns how to give it up
 */
export function whenSeen(page: Document, action: () => void): () => void {
  const isSeen = (): boolean => page.visibilityState === 'visible' && !('prerendering' in page && page.prerendering);
  if (isSeen()) {
    action();
    return () => {};
  }
  const stop = (): void => {
    page.removeEventListener('visibilitychange', checkVisibility);
    page.removeEventListener('prerenderingchange', checkVisibility);
  };
  const checkVisibility = (): void => {
    if (!isSeen()) return;
    stop();
    action();
  };
  page.addEventListener('visibilitychange', checkVisibility);
  page.addEventListener('prerenderingchange', checkVisibility);
  return stop;
}
