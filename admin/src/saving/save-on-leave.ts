import type { SaveEngine, Saving } from './save-engine';
import { unsavedWork } from '../provider/unsaved-work';

/** Saves when the page is hidden or closed, and when the form is unmounted. @param onSaveFailed of an unmounted form */
export function saveOnLeave(
  saving: Pick<SaveEngine, 'requestSave'> & { readonly view: () => Saving; readonly discard: () => void },
  onSaveFailed: () => void,
) {
  let isLeaving = false;
  const isUnsaved = () => saving.view().state !== 'clean';
  const onPageChange = (isClosing: boolean) => {
    isLeaving = isClosing;
    if (isClosing && isUnsaved()) void saving.requestSave('save');
  };
  const saveOnUnmount = async () => {
    if (!isUnsaved()) return;
    const saved = saving.requestSave('save');
    // The save counts as unsaved work, so that an expired session does not replace the screen and its message.
    const text = { submit: () => saved, publishes: () => false };
    unsavedWork.set(text, true);
    if (await saved) saving.discard();
    else onSaveFailed();
    unsavedWork.set(text, false);
  };
  return {
    /** Whether the page is closing: a request has to outlive it. */
    isLeaving: () => isLeaving,
    /** @returns a function for the form's unmount, which saves and stops listening */
    start: () => {
      const listening = new AbortController();
      // Phones close a hidden tab without any further event.
      document.addEventListener(
        'visibilitychange',
        () => onPageChange(document.visibilityState === 'hidden'),
        listening,
      );
      window.addEventListener('pagehide', () => onPageChange(true), listening);
      window.addEventListener('pageshow', () => onPageChange(false), listening);
      return () => {
        listening.abort();
        void saveOnUnmount();
      };
    },
  };
}
