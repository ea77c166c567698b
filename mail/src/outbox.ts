/** A row of the outbox that a worker holds. */
export interface OutboxItem {
  readonly id: string;
  readonly channel: 'mail' | 'webhook';
  readonly kind: string;
  readonly recipient: string;
  readonly data: Record<string, unknown>;
  readonly secret: Record<string, unknown> | null;
  /** How many times the row was handed out, this time included. */
  readonly tries: number;
  readonly created_at: string;
}

/**
 * What became of a row. « unavailable »: whoever should have taken it did not answer at all, so that other rows of its
 * channel would fare no better now; « retry »: refused for now; « refused »: for good.
 */
export type Outcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'retry' | 'refused' | 'unavailable'; readonly error: string };

/** Where the rows are: two functions of the database, for the service's key alone. */
export interface Outbox {
  /** @returns undefined when nothing is due */
  claim(channels: readonly OutboxItem['channel'][]): Promise<OutboxItem | undefined>;
  settle(item: OutboxItem, outcome: Outcome): Promise<void>;
}

/** Hands one row over. Never throws: a failure is an outcome. */
export type Deliver = (item: OutboxItem) => Promise<Outcome>;

/**
 * Hands over what is due, one row at a time, until nothing is. Of two workers each takes rows of its own.
 * @param deliver by channel; a channel that is not named waits
 * @returns how many rows were sent
 * @throws when the database cannot be reached
 */
export async function drainOutbox(
  outbox: Outbox,
  deliver: Partial<Record<OutboxItem['channel'], Deliver>>,
): Promise<number> {
  const open = new Map(Object.entries(deliver) as [OutboxItem['channel'], Deliver][]);
  let sent = 0;
  // Claims with no channel too: each claim says that the worker runs.
  for (;;) {
    const item = await outbox.claim([...open.keys()]);
    const send = item && open.get(item.channel);
    if (!send) return sent;
    const outcome = await send(item);
    await outbox.settle(item, outcome);
    if (outcome.outcome === 'sent') sent += 1;
    if (outcome.outcome === 'unavailable') open.delete(item.channel);
  }
}
