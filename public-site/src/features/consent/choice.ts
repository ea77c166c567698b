import { keep, readKept } from '../../data/storage.browser';

/** What a visitor decided about audience measurement. */
export type Choice = 'accepted' | 'refused';

const KEY = 'audience-measurement';
const KEPT_MONTHS = 6;

/**
 * Reads the decision of an earlier page or visit.
 * @returns undefined when there is none, or when it is older than six months (CNIL)
 */
export function readChoice(now: Date): Choice | undefined {
  try {
    const { choice, at } = JSON.parse(readKept(KEY) ?? '{}') as { choice?: unknown; at?: unknown };
    const expiry = new Date(typeof at === 'string' ? at : Number.NaN);
    expiry.setMonth(expiry.getMonth() + KEPT_MONTHS);
    if (!(expiry > now)) return undefined;
    return choice === 'accepted' || choice === 'refused' ? choice : undefined;
  } catch {
    return undefined; // Foreign text: nothing was decided.
  }
}

/** Keeps a decision with its date; a browser that refuses storage asks again on the next page. */
export const keepChoice = (choice: Choice, now: Date): boolean =>
  keep(KEY, JSON.stringify({ choice, at: now.toISOString() }));
