import { readClientConfiguration, sessionKey } from '@agency/domain/client-configuration';
import { keep, readKept, whenKeptElsewhere } from './storage.browser';

const KEY = 'no-measures';

/** The choice on this page, in a browser that refuses storage. */
let chosen: boolean | undefined;

/** Whether this visitor chose on the privacy page not to be counted. */
export const hasOptedOut = (): boolean => chosen ?? readKept(KEY) !== null;

/**
 * Keeps the choice for the visits to come.
 * @returns whether the browser could keep it
 */
export function keepOptOut(refused: boolean): boolean {
  const isKept = keep(KEY, refused ? '1' : null);
  chosen = isKept ? undefined : refused;
  return isKept;
}

/** Calls back when the choice may have been made on another page. */
export const whenOptedElsewhere = (act: () => void): void => whenKeptElsewhere(KEY, act);

/** Whether the browser asks all sites not to follow its user: by the Global Privacy Control, or by its elder "Do Not Track". */
export const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Whether the back-office is open in this browser, or was left without signing out. */
const isAdministrator = (): boolean => readKept(sessionKey(readClientConfiguration(document))) !== null;

/** Whether nothing may be recorded in this browser: a program drives it, or its user is not to be counted. The database checks what it can. */
export const isNotCounted = (): boolean =>
  navigator.webdriver || asksForPrivacy() || hasOptedOut() || isAdministrator();
