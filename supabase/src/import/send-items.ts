import type { FormerAddress, ImportItem } from './model';

/** What the database's function `import_items` says of an item. */
export interface ItemReport {
  readonly source_id: string;
  readonly outcome: 'created' | 'known' | 'refused';
  readonly id?: string;
  /** Former paths that do not lead to it: the site needs them, or they lead elsewhere. */
  readonly unled?: readonly string[];
  /** The constraint that it violates, one of `ItemRefusal`, or a message. */
  readonly reason?: string;
}

export interface ReportedItem extends ItemReport {
  readonly item: ImportItem;
}

/** A request takes at most so many items, and characters: the API has limits for both and for the time. */
const AT_A_TIME = { items: 20, characters: 500_000 };

/**
 * Sends items in batches, each item a whole or nothing.
 * @param send calls `import_items`
 * @param onReport called after each batch with what is known of its items
 */
export async function sendItems(
  items: readonly ImportItem[],
  send: (items: readonly object[]) => Promise<readonly ItemReport[]>,
  onReport: (reported: readonly ReportedItem[]) => void = () => {},
): Promise<ReportedItem[]> {
  const all: ReportedItem[] = [];
  const report = (reported: readonly ReportedItem[]): void => {
    all.push(...reported);
    onReport(reported);
  };
  const refused = items.filter(({ refusal }) => refusal);
  report(refused.map((item) => ({ item, source_id: item.source_id, outcome: 'refused', reason: item.refusal ?? '' })));
  for (const batch of batchesOf(items.filter(({ refusal }) => !refusal))) {
    const sent = batch.map(({ source_id, kind, row, comments, former_paths }) => ({
      source_id,
      kind,
      row,
      comments,
      former_paths,
    }));
    const answers = await send(sent);
    report(
      batch.map((item, index) => ({ item, ...(answers[index] ?? { source_id: item.source_id, outcome: 'refused' }) })),
    );
  }
  return all;
}

function batchesOf(items: readonly ImportItem[]): ImportItem[][] {
  const batches: ImportItem[][] = [];
  let left = 0;
  for (const item of items) {
    const weight = item.row.content.length + item.comments.reduce((sum, { words }) => sum + words.length, 0);
    const last = batches.at(-1);
    if (!last || last.length === AT_A_TIME.items || weight > left) {
      batches.push([item]);
      left = AT_A_TIME.characters - weight;
    } else {
      last.push(item);
      left -= weight;
    }
  }
  return batches;
}

const ADDRESSES_AT_A_TIME = 1000;

/** @param send calls `import_addresses` @returns how many addresses lead here now */
export async function sendAddresses(
  addresses: readonly FormerAddress[],
  send: (lines: readonly FormerAddress[]) => Promise<number>,
): Promise<number> {
  let led = 0;
  for (let sent = 0; sent < addresses.length; sent += ADDRESSES_AT_A_TIME)
    led += await send(addresses.slice(sent, sent + ADDRESSES_AT_A_TIME));
  return led;
}
