import { LRUCache } from 'lru-cache';
import { steadyClock } from '@agency-site/process/steady-clock';

/** Content can also change without this process, so the cache creates a value of this age again. */
const MAX_AGE_MS = 60_000;
const STALE_MS = 10 * 60_000;
/** How long the cache serves the former value after the new one could not be created. */
const RETRY_MS = 5_000;

export interface RenderCacheOptions<Value> {
  /** The most that all values together may weigh; beyond that, the least recently used is evicted. */
  readonly maxBytes: number;
  /** The weight of a value, more than 0. */
  readonly bytesOf: (value: Value) => number;
  /** The age in milliseconds from which a value is created again, a minute by default. */
  readonly maxAge?: number;
  /** For how many milliseconds beyond that age the former value is served while the new one is created, ten minutes by default. */
  readonly stale?: number;
  /** False for values that must not be reused, such as error pages. */
  readonly isCacheable?: (value: Value) => boolean;
}

/** Carries a value that must not be stored to the callers that wait for it. */
class NotCacheable<Value> extends Error {
  constructor(readonly value: Value) {
    super('Not cacheable');
  }
}

/** Caches values until content changes; concurrent requests for a key share one computation. */
export class RenderCache<Value extends object> {
  readonly #values: LRUCache<string, Value, () => Promise<Value>>;
  readonly #stale: number;

  constructor({
    maxBytes,
    bytesOf,
    maxAge = MAX_AGE_MS,
    stale = STALE_MS,
    isCacheable = () => true,
  }: RenderCacheOptions<Value>) {
    this.#stale = stale;
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      ttl: maxAge,
      perf: steadyClock,
      // If content changes while a page is rendered, the requests that wait for the page still get it, but the library does not store it.
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

  /** @param key two requests with one key get one value @param create computes a value that the cache lacks; rejections are not stored */
  async get(key: string, create: () => Promise<Value>): Promise<Value> {
    const allowStale = this.#values.getRemainingTTL(key) > -this.#stale;
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
