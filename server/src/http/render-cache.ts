/** Time to live, for content that changes without passing through this process. */
const MAX_AGE_MS = 60_000;

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly createdAt: number;
}

/** Caches values until content changes; concurrent requests for a key share one computation. */
export class RenderCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  /**
   * @param capacity the most entries; beyond that number the oldest is evicted
   * @param isCacheable false for values that must not be reused, such as error pages
   */
  constructor(
    private readonly capacity: number,
    private readonly isCacheable: (value: Value) => boolean,
  ) {}

  /**
   * @param key path and query of the request
   * @param create computes the value when the cache has none that is recent; rejections are not cached
   */
  get(key: string, create: () => Promise<Value>): Promise<Value> {
    const cached = this.#entries.get(key);
    if (cached && Date.now() - cached.createdAt < MAX_AGE_MS) return cached.value;
    const entry = { value: create(), createdAt: Date.now() };
    this.#store(key, entry);
    return entry.value;
  }

  /** Empties the cache, after content was written. */
  clear(): void {
    this.#entries.clear();
  }

  #store(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    // The first key is the oldest: a Map keeps insertion order.
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.capacity && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, entry);
    const evict = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.value.then((value) => this.isCacheable(value) || evict(), evict);
  }
}
