import { recordEvent, type AnalyticsEvent } from './record-event.browser';

/** A page view: its view is recorded once somebody looks at it, how long it was in sight whenever it is hidden. */
export class PageView {
  readonly path: string;
  readonly #source: Partial<AnalyticsEvent>;
  #viewed = false;
  /** When it came into sight; undefined while it is out of sight. */
  #since: number | undefined;
  /** For how long it was in sight before, in milliseconds. */
  #inSight = 0;
  #sent = 0;

  /** @param source where the visit comes from */
  constructor(path: string, source: Partial<AnalyticsEvent> = {}) {
    this.path = path;
    this.#source = source;
  }

  /** @param now what `performance.now()` says, 0 for when the page was served */
  show(now: number): void {
    this.#since ??= now;
    if (this.#viewed) return;
    this.#viewed = true;
    recordEvent({ kind: 'view', path: this.path, ...this.#source });
  }

  /** It is behind another tab, closed, or replaced by another page. */
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
