import type { BrowserContext, Page } from '@playwright/test';

const LOST_AFTER_MS = 15_000;

/** What the screen shows once something that was asked for has happened. */
export interface Effect {
  /** Of an element that is in sight then. */
  readonly selector: string;
  /** A text that the element has then. */
  readonly text?: string;
  /** A text that the element had before, and no longer. */
  readonly former?: string;
}

interface Outcome {
  /** When the effect was on the screen (never: the interaction was lost) and when the visitor pressed: milliseconds of the clock. */
  readonly shownAt: number;
  readonly pressedAt: number;
  /** From the press to the frame that answers it (Event Timing); undefined where its document was left before. */
  readonly nextPaint: number | undefined;
}

/** Makes each document of a browser report when what is awaited shows. It may be another document than the one that was pressed. */
export async function watchEffects(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch);
}

/** Runs in each document. What it finds is in the session's store, which the next document has too. Methods: functions with a name get a helper of the compiler that pages lack. */
function watch(): void {
  const watcher = {
    press(event: Event): void {
      if (!sessionStorage['awaited'] || sessionStorage['pressedAt']) return;
      sessionStorage['pressedAt'] = performance.timeOrigin + event.timeStamp;
      // Not before: looking at each frame would slow what is measured.
      requestAnimationFrame(() => watcher.look());
    },
    keep(entries: PerformanceEntryList): void {
      for (const entry of entries) {
        const { interactionId, duration, startTime } = entry as PerformanceEventTiming & { interactionId: number };
        if (!interactionId || performance.timeOrigin + startTime < Number(sessionStorage['armedAt'])) continue;
        sessionStorage['nextPaint'] = Math.max(duration, Number(sessionStorage['nextPaint'] ?? 0));
      }
    },
    look(): void {
      const awaited = sessionStorage['awaited'] as string | undefined;
      if (!awaited || !sessionStorage['pressedAt']) return;
      const { selector, text = '', former } = JSON.parse(awaited) as Effect;
      const shown = [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.textContent.includes(text) &&
          element.textContent !== former,
      );
      if (!shown) return void requestAnimationFrame(() => watcher.look());
      delete sessionStorage['awaited'];
      // After the frame that is about to be drawn.
      requestAnimationFrame(() => (sessionStorage['shownAt'] = performance.timeOrigin + performance.now()));
    },
  };
  const observer = new PerformanceObserver((list) => watcher.keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener('pagehide', () => watcher.keep(observer.takeRecords()));
  addEventListener('click', (event) => watcher.press(event), true);
  addEventListener('keydown', (event) => watcher.press(event), true);
  watcher.look();
}

/**
 * Does something on a page and waits for its effect.
 */
export async function outcomeOf(page: Page, effect: Effect, interact: () => Promise<void>): Promise<Outcome> {
  await page.evaluate((awaited) => {
    for (const name of ['pressedAt', 'shownAt', 'nextPaint']) delete sessionStorage[name];
    sessionStorage['armedAt'] = performance.timeOrigin + performance.now();
    sessionStorage['awaited'] = JSON.stringify(awaited);
  }, effect);
  await interact();
  await page
    .waitForFunction(() => sessionStorage['shownAt'] as unknown, undefined, { timeout: LOST_AFTER_MS })
    .catch(() => {});
  // Frames of less than 16 ms are not reported, and the others a moment after they were drawn.
  await page
    .waitForFunction(() => sessionStorage['nextPaint'] as unknown, undefined, { timeout: 1000 })
    .catch(() => {});
  return page.evaluate(() => ({
    shownAt: Number(sessionStorage['shownAt'] ?? Infinity),
    pressedAt: Number(sessionStorage['pressedAt']),
    nextPaint: sessionStorage['nextPaint'] ? Number(sessionStorage['nextPaint']) : undefined,
  }));
}
