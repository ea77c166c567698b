import { recordEvent, type AnalyticsEvent } from './record-event.browser';

/** One view of a page. The view is recorded once somebody looks at the page, and the time spent each time the page is hidden. */
export class PageView {
  readonly path: string;
  readonly #source: Partial<AnalyticsEvent>;
  #viewed = false;
  /** When the page became visible; undefined while it is hidden. */
  #since: number | undefined;
  /** The time for which the page was visible before that, in milliseconds. */
  #inSight = 0;
  #sent = 0;

  /** @param source where the visit comes from, if this is its first page */
  constructor(path: string, source: Partial<AnalyticsEvent> = {}) {
    this.path = path;
    this.#source = source;
  }

  /** @param now a value of `performance.now()`, the milliseconds since the page was requested */
  show(now: number): void {
    this.#since ??= now;
    if (this.#viewed) return;
    this.#viewed = true;
    recordEvent({ kind: 'view', path: this.path, ...this.#source });
  }

  /** Called when the page is covered by another tab, closed, or replaced. */
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
