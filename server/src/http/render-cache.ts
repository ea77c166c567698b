import { LRUCache } from 'lru-cache';
import { steadyClock } from '@agency/process/steady-clock';

/** Content can also change without this process, so the cache creates a value of this age again. */
const MAX_AGE_MS = 60_000;
/** How long it serves the former value beyond that age, while it creates the new one. */
const STALE_MS = 10 * 60_000;
/** How long it serves the former value after the new one could not be created. */
const RETRY_MS = 5_000;

export interface RenderCacheOptions<Value> {
  /** The most that all values together may weigh; beyond that, the least recently used is evicted. */
  readonly maxBytes: number;
  /** The weight of a value, more than 0. */
  readonly bytesOf: (value: Value) => number;
  /** False for values that must not be reused, such as error pages. */
  readonly isCacheable?: (value: Value) => boolean;
}

/** A value for the callers that are waiting for it, not for later ones. */
class NotCacheable<Value> extends Error {
  constructor(readonly value: Value) {
    super('Not cacheable');
  }
}

/** Caches values until content changes; concurrent requests for a key share one computation. */
export class RenderCache<Value extends object> {
  readonly #values: LRUCache<string, Value, () => Promise<Value>>;

  constructor({ maxBytes, bytesOf, isCacheable = () => true }: RenderCacheOptions<Value>) {
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      ttl: MAX_AGE_MS,
      perf: steadyClock,
      // A page that was being rendered while content changed answers the earlier requests; the library does not store it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, former: Value | undefined, { options, context: create }) => {
        try {
          const value = await create();
          if (isCacheable(value)) return value;
          throw new NotCacheable(value);
        } catch (error) {
          if (!former) throw error;
          options.ttl = RETRY_MS;
          return former;
        }
      },
    });
  }

  /**
   * @param key identifies the value: two requests with one key get the same value
   * @param create computes the value when the cache has no recent one; the cache stores no rejection
   */
  async get(key: string, create: () => Promise<Value>): Promise<Value> {
    const allowStale = this.#values.getRemainingTTL(key) > -STALE_MS;
    try {
      return await this.#values.forceFetch(key, { context: create, allowStale });
    } catch (error) {
      if (error instanceof NotCacheable) return (error as NotCacheable<Value>).value;
      throw error;
    }
  }

  /** Empties the cache after a change of content. */
  clear(): void {
    this.#values.clear();
  }
}
