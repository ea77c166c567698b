import { orLog } from '../core/failures';
import type { SupabaseAccess } from './supabase-access';

/** How long counts wait for others, so that no answer waits for the database. */
const DELAY_MS = 2000;
/** The database takes as many names of a kind at a time; further ones of the same two seconds are not counted. */
const MOST_NAMES = 200;
/** The database counts no longer ones. */
const LONGEST_NAME = 500;

interface Count {
  times: number;
  host: string;
}

/** What `count_requests` counts: addresses that led on, addresses without a page, searches without result. */
export type CountedKind = 'redirected' | 'missing' | 'empty_searches';

/** Collects counts of requests and sends them to the database together. They name no visitor. */
export class RequestCounts {
  #counts = new Map<CountedKind, Map<string, Count>>();

  constructor(private readonly supabase: SupabaseAccess) {}

  /**
   * @param name the address, or the words searched
   * @param host the host of the page that led there, or an empty string
   */
  add(kind: CountedKind, name: string, host = ''): void {
    if (name.length > LONGEST_NAME) return;
    if (this.#counts.size === 0) setTimeout(() => void this.#send(), DELAY_MS).unref();
    const names = this.#counts.get(kind) ?? new Map<string, Count>();
    this.#counts.set(kind, names);
    const count = names.get(name) ?? { times: 0, host: '' };
    if (names.size < MOST_NAMES || names.has(name))
      names.set(name, { times: count.times + 1, host: host || count.host });
  }

  async #send(): Promise<void> {
    const counts = Object.fromEntries([...this.#counts].map(([kind, names]) => [kind, Object.fromEntries(names)]));
    this.#counts = new Map();
    const { supabaseUrl, publishableKey } = this.supabase.configuration;
    await orLog('Requests were not counted', async () => {
      const response = await this.supabase.fetchFrom('')(`${supabaseUrl}/rest/v1/rpc/count_requests`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(counts),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
    });
  }
}
