import { useEffect, useEffectEvent } from 'react';
import { type UnsavedText, unsavedWork } from './unsaved-work';

/** Registers a text while it is unsaved, so that a session that ends does not replace its screen. Both functions may change at each render. */
export function useUnsavedText(isUnsaved: boolean, { submit, publishes }: UnsavedText): void {
  const submitNow = useEffectEvent(submit);
  const publishesNow = useEffectEvent(publishes);
  useEffect(() => {
    const text: UnsavedText = { submit: () => submitNow(), publishes: () => publishesNow() };
    unsavedWork.set(text, isUnsaved);
    return () => unsavedWork.set(text, false);
  }, [isUnsaved]);
}
