/** How long a page may be shown when content can change without passing through this process. */
const MAX_AGE_MS = 60_000;

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly madeAt: number;
}

/** Keeps what is costly to make until content changes, and makes each at most once at a time. */
export class RenderCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  /**
   * @param capacity how many values are kept; beyond it the oldest go
   * @param isKept tells values worth keeping: an error page must not outlive its error
   */
  constructor(
    private readonly capacity: number,
    private readonly isKept: (value: Value) => boolean,
  ) {}

  /**
   * @param key path and query of what is asked for
   * @param make makes the value when it is not kept or too old; a rejection is not kept
   */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    if (kept && Date.now() - kept.madeAt < MAX_AGE_MS) return kept.value;
    const entry = { value: make(), madeAt: Date.now() };
    this.#keep(key, entry);
    return entry.value;
  }

  /** Forgets everything: called when content was written. */
  clear(): void {
    this.#entries.clear();
  }

  #keep(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    // Oldest first: a Map keeps the order of insertion.
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.capacity && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, entry);
    const forget = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.value.then((value) => this.isKept(value) || forget(), forget);
  }
}
