import { LRUCache } from 'lru-cache';
import { steadyClock } from './steady-clock';

/** Allows `points` attempts within `duration` seconds from the first one. */
interface Limit {
  readonly points: number;
  readonly duration: number;
}

/**
 * Counts attempts by key. Windows of time keep their length when somebody sets the system clock; those of `rate-limiter-flexible` all end
 * when the clock is set ahead.
 */
export class RateLimit {
  readonly #counts: LRUCache<string, number>;
  readonly #points: number;

  constructor({ points, duration }: Limit) {
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

  /** The seconds until the window of a key ends. */
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
