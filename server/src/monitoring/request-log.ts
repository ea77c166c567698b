import type { RequestRecord } from './watch-requests';

/** Lines are written together: one at a time, they made a kept page a quarter slower. */
const DELAY_MS = 50;

/** Requests and slow queries as lines of JSON on standard output. */
export class RequestLog {
  #lines: string[] = [];

  request({ slowQueries: _slowQueries, ...record }: RequestRecord): void {
    this.#add(record);
  }

  slowQueries({ id, route, slowQueries }: RequestRecord): void {
    for (const { query, ms } of slowQueries) this.#add({ id, route, slow_query: query, ms });
  }

  flush(): void {
    if (this.#lines.length > 0) process.stdout.write(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
  }

  #add(line: object): void {
    if (this.#lines.length === 0) setTimeout(() => this.flush(), DELAY_MS).unref();
    this.#lines.push(JSON.stringify({ time: new Date().toISOString(), ...line }));
  }
}
