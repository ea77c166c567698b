import { readClientConfiguration, sessionKey } from '@agency-site/domain/client-configuration';
import { writeStorage, readStorage, onStorageChange } from './storage.browser';

const KEY = 'no-measures';

/** The choice made on this page, for browsers that refuse storage. */
let chosen: boolean | undefined;

/** Whether this visitor chose, on the privacy page, not to be counted. */
export const hasOptedOut = (): boolean => chosen ?? readStorage(KEY) !== null;

/** Stores the choice for later visits. @returns whether the browser could store it */
export function storeOptOut(refused: boolean): boolean {
  const isKept = writeStorage(KEY, refused ? '1' : null);
  chosen = isKept ? undefined : refused;
  return isKept;
}

/** Calls back when the choice may have been made on another page. */
export const onOptOutChange = (act: () => void): void => onStorageChange(KEY, act);

/** Whether the browser asks sites not to track its user, by the Global Privacy Control or the older "Do Not Track". */
export const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Whether somebody is signed in to the back-office in this browser. */
const isAdministrator = (): boolean => readStorage(sessionKey(readClientConfiguration(document))) !== null;

/** Whether nothing may be recorded: for programs, administrators, and visitors who asked for it. The database checks what it can. */
export const isRecordingForbidden = (): boolean =>
  navigator.webdriver || asksForPrivacy() || hasOptedOut() || isAdministrator();
