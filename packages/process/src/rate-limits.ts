import { LRUCache } from 'lru-cache';
import { steadyClock } from './steady-clock';

/** Allows `points` attempts within `duration` seconds from the first one. */
/** Counts attempts by key. Unlike those of `rate-limiter-flexible`, the windows do not depend on the system clock, which may be set. */
export class RateLimit {
  readonly #counts: LRUCache<string, number>;
  readonly #points: number;

  constructor({ points, duration }: { readonly points: number; readonly duration: number }) {
    this.#points = points;
    this.#counts = new LRUCache({
      ttl: duration * 1000,
      ttlAutopurge: true,
      noUpdateTTL: true,
      perf: steadyClock,
    });
  }

  /** Counts an attempt; returns false if it is not allowed. */
  admits(key: string): boolean {
    return this.#add(key, 1) <= this.#points;
  }

  secondsLeft(key: string): number {
    return Math.ceil(this.#counts.getRemainingTTL(key) / 1000);
  }

  /** Takes back an attempt that does not count. */
  reward(key: string): void {
    if (this.#counts.get(key)) this.#add(key, -1);
  }

  #add(key: string, attempts: number): number {
    const counted = (this.#counts.get(key) ?? 0) + attempts;
    this.#counts.set(key, counted);
    return counted;
  }
}
