import { PostgrestClient } from '@supabase/postgrest-js';
import type { Outbox, OutboxItem } from './outbox.ts';

/** How to reach the outbox of a Supabase project. */
export interface OutboxAccess {
  /** Without a trailing slash. */
  readonly supabaseUrl: string;
  /** The service's key, which never leaves the server. */
  readonly secretKey: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** What a worker says of itself with each claim, for the back-office to show: never a password. */
export interface WorkerDescription {
  readonly smtp_server: string | null;
  readonly mail_from: string | null;
}

/** The outbox of a Supabase project, hosted or embedded. */
export function outboxClient({ supabaseUrl, secretKey, fetch }: OutboxAccess, worker: WorkerDescription): Outbox {
  const client = new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    ...(fetch && { fetch }),
  });
  return {
    async claim(channels) {
      const { data } = await client.rpc('claim_outbox', { worker, channels }).throwOnError();
      return (data as OutboxItem[])[0];
    },
    async settle(item, outcome) {
      const error = 'error' in outcome ? outcome.error : null;
      const settlement = { item_id: item.id, claimed_tries: item.tries, outcome: outcome.outcome, error };
      await client.rpc('settle_outbox', settlement).throwOnError();
    },
  };
}
