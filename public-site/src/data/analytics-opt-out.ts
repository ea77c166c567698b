import { administratorMark } from '@agency/supabase/administrator-mark';

const KEY = 'no-measures';

/** The choice made on this page, for a browser that refuses storage. */
let chosen: boolean | undefined;

/** Whether this visitor chose on the privacy page not to be counted. */
export function hasOptedOut(): boolean {
  try {
    return chosen ?? localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Keeps the choice for the visits to come.
 * @returns whether the browser could keep it
 */
export function keepOptOut(refused: boolean): boolean {
  chosen = refused;
  try {
    if (refused) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser asks all sites not to follow its user: the Global Privacy Control, or its elder « Do Not Track ». */
export const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Whether nothing may be recorded in this browser. The database asks again what it can know. */
export const isNotCounted = (): boolean =>
  asksForPrivacy() || hasOptedOut() || document.cookie.includes(administratorMark);
