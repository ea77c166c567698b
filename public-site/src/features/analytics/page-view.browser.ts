import { recordEvent, type AnalyticsEvent } from './record-event.browser';

/** One view of a page. It is recorded once somebody looks at the page, and its duration whenever the page is hidden. */
export class PageView {
  readonly path: string;
  readonly #source: Partial<AnalyticsEvent>;
  #viewed = false;
  /** The moment at which the page came into sight; undefined while it is out of sight. */
  #since: number | undefined;
  /** The time for which it was in sight before, in milliseconds. */
  #inSight = 0;
  #sent = 0;

  /** @param source the source of the visit */
  constructor(path: string, source: Partial<AnalyticsEvent> = {}) {
    this.path = path;
    this.#source = source;
  }

  /** @param now the value of `performance.now()`; 0 for the moment at which the page was served */
  show(now: number): void {
    this.#since ??= now;
    if (this.#viewed) return;
    this.#viewed = true;
    recordEvent({ kind: 'view', path: this.path, ...this.#source });
  }

  /** The page is now behind another tab, closed, or replaced. */
  hide(now: number): void {
    if (this.#since === undefined) return;
    this.#inSight += now - this.#since;
    this.#since = undefined;
    const seconds = Math.round(this.#inSight / 1000);
    if (seconds <= this.#sent) return;
    this.#sent = seconds;
    recordEvent({ kind: 'stay', path: this.path, seconds });
  }
}
