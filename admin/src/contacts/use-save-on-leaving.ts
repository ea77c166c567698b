import { useEffect, useEffectEvent } from 'react';
import { unsavedWork } from '../saving/unsaved-work';
import { useFormSaving } from '../saving/saving-context';

/** Whether the page may be gone before an ordinary request has left. */
export interface Leaving {
  readonly goes: () => boolean;
  readonly set: (goes: boolean) => void;
}

export function createLeaving(): Leaving {
  let leaving = false;
  return { goes: () => leaving, set: (goes) => (leaving = goes) };
}

/**
 * Saves what is not saved yet when the page goes, and when the form does.
 * @param leaving is told when the page goes
 * @param onLost called when the form is gone and its words could not be saved: the browser has kept them
 */
export function useSaveOnLeaving(leaving: Leaving, onLost: () => void): void {
  const saving = useFormSaving();
  const goOrStay = useEffectEvent((goes: boolean) => {
    leaving.set(goes);
    if (goes && saving.view().state !== 'clean') void saving.ask('save');
  });
  const saveWithTheForm = useEffectEvent(async () => {
    if (saving.view().state === 'clean') return;
    // A session that ends now must not take the message below away.
    const work = {};
    unsavedWork.set(work, true);
    if (await saving.ask('save')) saving.discard();
    else onLost();
    unsavedWork.set(work, false);
  });
  useEffect(() => {
    // Phones close a hidden tab without another word.
    const onVisibility = () => goOrStay(document.visibilityState === 'hidden');
    const onHide = () => goOrStay(true);
    const onShow = () => goOrStay(false);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      void saveWithTheForm();
    };
  }, []);
}
