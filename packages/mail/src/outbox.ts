import { PostgrestClient } from '@supabase/postgrest-js';

/** A row of the outbox that a worker has claimed. */
export interface OutboxItem {
  readonly id: string;
  readonly channel: 'mail' | 'webhook';
  readonly kind: string;
  readonly recipient: string;
  readonly data: Record<string, unknown>;
  readonly secret: Record<string, unknown> | null;
  /** How many times a worker has claimed the row, this time included. */
  readonly tries: number;
  readonly created_at: string;
}

/**
 * The result of sending a row. `unavailable`: the server cannot be used now, so other rows of the channel would fail too; `pause`: the
 * server refuses our sender, so other rows would fail too; `retry`: the receiver refused the row for now; `full`: the mailbox has no room;
 * `refused`: the receiver refused the row for good; `dead`: for good, because the address does not exist.
 */
export type Outcome =
  | { readonly outcome: 'sent'; readonly error?: null }
  | { readonly outcome: 'retry' | 'refused' | 'unavailable' | 'pause' | 'full' | 'dead'; readonly error: string };

/** The content of another mail server's report about one e-mail of ours. */
export interface Report {
  /** The outbox rows of the report. Their ids are random and known only from their e-mails, so that nobody forges a report. */
  readonly items: readonly string[];
  /** The addresses that refused the e-mail, in lower case. They may differ from the recipient: a mailing list has members. */
  readonly recipients: readonly string[];
  readonly outcome: Outcome['outcome'] | 'complaint';
  readonly error: string;
}

/** How to reach the outbox of a Supabase project: functions of the database that only the service key may call. */
export interface OutboxAccess {
  /** Without a trailing slash. */
  readonly supabaseUrl: string;
  /** The secret key, for the server only. */
  readonly secretKey: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The heartbeat that a worker sends with each claim, for the back-office: never a password. */
export interface WorkerDescription {
  readonly smtp_server: string | null;
  readonly mail_from: string | null;
  /** Why the mailbox of returned e-mails cannot be read. */
  readonly mailbox_problem?: string | null;
}

/** The outbox of a Supabase project, hosted or embedded. */
export function outboxClient({ supabaseUrl, secretKey, fetch }: OutboxAccess, worker: WorkerDescription) {
  const client = new PostgrestClient(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    ...(fetch && { fetch }),
  });
  return {
    /** @returns undefined when nothing is due */
    async claim(channels: readonly OutboxItem['channel'][]): Promise<OutboxItem | undefined> {
      const { data } = await client.rpc('claim_outbox', { worker, channels }).throwOnError();
      return (data as OutboxItem[])[0];
    },
    async settle({ id, tries }: OutboxItem, { outcome, error = null }: Outcome): Promise<void> {
      await client.rpc('settle_outbox', { item_id: id, claimed_tries: tries, outcome, error }).throwOnError();
    },
    /** @returns whether the report is about an e-mail of the outbox */
    async noteReport({ items, recipients, outcome, error }: Report): Promise<boolean> {
      const { data } = await client
        .rpc('record_delivery_report', { item_ids: items, recipients, outcome, error })
        .throwOnError();
      return data as boolean;
    },
  };
}

/** Sends one row. It never throws: a failure is an outcome. */
export type Deliver = (item: OutboxItem) => Promise<Outcome>;

/**
 * Sends due rows, one at a time, until there are none. Several workers get different rows.
 * @param deliver sends a row, by channel; the rows of a channel without an entry wait
 * @param mayBegin whether another row may be started
 * @returns how many rows were sent
 * @throws when the database cannot be reached
 */
export async function drainOutbox(
  outbox: ReturnType<typeof outboxClient>,
  deliver: Partial<Record<OutboxItem['channel'], Deliver>>,
  mayBegin = () => true,
): Promise<number> {
  const open = new Map(Object.entries(deliver) as [OutboxItem['channel'], Deliver][]);
  let sent = 0;
  // The worker claims even when no channel is open, because each claim tells the back-office that the worker runs.
  while (mayBegin()) {
    const item = await outbox.claim([...open.keys()]);
    const send = item && open.get(item.channel);
    if (!send) break;
    const outcome = await send(item);
    await outbox.settle(item, outcome);
    if (outcome.outcome === 'sent') sent += 1;
    if (outcome.outcome === 'unavailable' || outcome.outcome === 'pause') open.delete(item.channel);
  }
  return sent;
}
