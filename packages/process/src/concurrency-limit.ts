/** Thrown when too many tasks of one key are waiting already. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export interface ConcurrencyLimitOptions {
  /** The most tasks at a time, in total and of one key. */
  readonly inTotal: number;
  readonly perKey: number;
  /** The most tasks of one key that wait. */
  readonly maxWaiting: number;
}

/** Lets a few tasks run at a time; the others wait. Of those whose key allows another task, the one that waited longest comes first. */
export class ConcurrencyLimit {
  readonly #running = new Map<string, number>();
  readonly #waiting: { readonly key: string; readonly begin: () => void }[] = [];
  #total = 0;

  constructor(private readonly options: ConcurrencyLimitOptions) {}

  /** @throws {TooManyWaiting} instead of waiting behind too many tasks of the same key. */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    if (this.#mayRun(key)) this.#count(key, 1);
    else await this.#wait(key);
    try {
      return await task();
    } finally {
      this.#count(key, -1);
      this.#beginNext();
    }
  }

  #mayRun(key: string): boolean {
    return this.#total < this.options.inTotal && (this.#running.get(key) ?? 0) < this.options.perKey;
  }

  #count(key: string, change: 1 | -1): void {
    this.#total += change;
    const running = (this.#running.get(key) ?? 0) + change;
    if (running > 0) this.#running.set(key, running);
    else this.#running.delete(key);
  }

  #wait(key: string): Promise<void> {
    const ofKey = this.#waiting.filter((waiting) => waiting.key === key).length;
    if (ofKey >= this.options.maxWaiting) throw new TooManyWaiting();
    return new Promise((resolve) => this.#waiting.push({ key, begin: resolve }));
  }

  /** Counts the next task before it begins, so that no other task takes its place meanwhile. */
  #beginNext(): void {
    const index = this.#waiting.findIndex(({ key }) => this.#mayRun(key));
    const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (!next) return;
    this.#count(next.key, 1);
    next.begin();
  }
}
