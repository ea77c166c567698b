import { LRUCache } from 'lru-cache';
import { logFailure } from '@agency-site/process/failures';
import { steadyClock } from '@agency-site/process/steady-clock';
import type { SupabaseAccess } from './supabase-access';

/** How long counts wait for others, so that no answer waits for the database. */
const DELAY_MS = 2000;
/** The database accepts this many names of a kind at a time; further ones within the same two seconds do not count. */
const MOST_NAMES = 200;
/** The length of the longest name that the database counts. */
const LONGEST_NAME = 500;
/** The most counts of one visitor's address a day, so that nobody alone fills the list of searches. */
const MOST_A_DAY = { ofAName: 3, inTotal: 100 };
const DAY_MS = 24 * 60 * 60 * 1000;

interface Count {
  times: number;
  host: string;
}

/** The kinds that `count_requests` counts: redirected addresses, addresses without a page, searches without a result. */
export type CountedKind = 'redirected' | 'missing' | 'empty_searches';

/** Collects counts of requests, which name no visitor, and sends them to the database together. */
export class RequestCounts {
  #counts = new Map<CountedKind, Map<string, Count>>();
  readonly #hits = new LRUCache<string, number>({
    // By `max`, the cache would reserve 2 MB for all of them at once.
    maxSize: 50_000,
    sizeCalculation: () => 1,
    ttl: DAY_MS,
    noUpdateTTL: true,
    perf: steadyClock,
  });

  constructor(private readonly supabase: SupabaseAccess) {}

  /**
   * @param address the visitor's address, which only this class stores, and for a day only
   * @param name the requested address, or the words of the search
   * @param host the host of the page that linked to it, or an empty string
   */
  add(address: string, kind: CountedKind, name: string, host = ''): void {
    if (!this.supabase.serverHeaders || name.length > LONGEST_NAME) return;
    if (this.#hitsOf(address) > MOST_A_DAY.inTotal || this.#hitsOf(`${address} ${kind} ${name}`) > MOST_A_DAY.ofAName)
      return;
    if (this.#counts.size === 0) setTimeout(() => void this.#send(), DELAY_MS).unref();
    const names = this.#counts.get(kind) ?? new Map<string, Count>();
    this.#counts.set(kind, names);
    const count = names.get(name) ?? { times: 0, host: '' };
    if (names.size < MOST_NAMES || names.has(name))
      names.set(name, { times: count.times + 1, host: host || count.host });
  }

  #hitsOf(key: string): number {
    const hits = (this.#hits.get(key) ?? 0) + 1;
    this.#hits.set(key, hits);
    return hits;
  }

  async #send(): Promise<void> {
    const counts = Object.fromEntries([...this.#counts].map(([kind, names]) => [kind, Object.fromEntries(names)]));
    this.#counts = new Map();
    const { supabaseUrl } = this.supabase.configuration;
    await logFailure('Requests were not counted', async () => {
      const response = await this.supabase.fetchFrom('')(`${supabaseUrl}/rest/v1/rpc/count_requests`, {
        method: 'POST',
        headers: { ...this.supabase.serverHeaders, 'content-type': 'application/json' },
        body: JSON.stringify(counts),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
    });
  }
}
