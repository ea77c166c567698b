/** What a visitor decided about audience measurement. */
export type Choice = 'accepted' | 'refused';

const KEY = 'audience-measurement';
const KEPT_MONTHS = 6;

/** The part of localStorage used here. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Reads the decision of an earlier page or visit.
 * @returns undefined when there is none, when it is older than six months (CNIL) or when storage is refused
 */
export function readChoice(store: Store, now: Date): Choice | undefined {
  try {
    const { choice, at } = JSON.parse(store.getItem(KEY) ?? '{}') as { choice?: unknown; at?: unknown };
    const expiry = new Date(typeof at === 'string' ? at : Number.NaN);
    expiry.setMonth(expiry.getMonth() + KEPT_MONTHS);
    if (!(expiry > now)) return undefined;
    return choice === 'accepted' || choice === 'refused' ? choice : undefined;
  } catch {
    return undefined; // Refused storage or foreign text: nothing was decided.
  }
}

/** Keeps a decision with its date; a browser that refuses storage asks again on the next page. */
export function keepChoice(store: Store, choice: Choice, now: Date): void {
  try {
    store.setItem(KEY, JSON.stringify({ choice, at: now.toISOString() }));
  } catch {
    // Nothing to do: the decision holds until the page is left.
  }
}
