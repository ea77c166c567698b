import type { FormSaving } from './saving-rules';
import { unsavedWork } from './unsaved-work';

interface SaveOnLeaving {
  /** Whether the page may be gone before an ordinary request has left. */
  readonly isLeaving: () => boolean;
  /** @returns what ends it, with the form */
  readonly start: () => () => void;
}

/**
 * Saves what is not saved yet when the page goes, and when the form does.
 * @param onLost called when the form is gone and its words could not be saved: the browser has kept them
 */
export function saveOnLeaving(saving: Pick<FormSaving, 'view' | 'ask' | 'discard'>, onLost: () => void): SaveOnLeaving {
  let leaving = false;
  const isUnsaved = () => saving.view().state !== 'clean';
  const goOrStay = (goes: boolean) => {
    leaving = goes;
    if (goes && isUnsaved()) void saving.ask('save');
  };
  const saveWithTheForm = async () => {
    if (!isUnsaved()) return;
    // A session that ends now must not take the message away.
    const work = {};
    unsavedWork.set(work, true);
    if (await saving.ask('save')) saving.discard();
    else onLost();
    unsavedWork.set(work, false);
  };
  return {
    isLeaving: () => leaving,
    start: () => {
      const listening = new AbortController();
      // Phones close a hidden tab without another word.
      document.addEventListener('visibilitychange', () => goOrStay(document.visibilityState === 'hidden'), listening);
      window.addEventListener('pagehide', () => goOrStay(true), listening);
      window.addEventListener('pageshow', () => goOrStay(false), listening);
      return () => {
        listening.abort();
        void saveWithTheForm();
      };
    },
  };
}
