import { useTranslate } from 'react-admin';

/** Returns a function that closes a dialog by Escape or by a click beside it. It asks first if words would be lost, as forms do that are left. */
export function useAskToClose(wouldLose: boolean, close: () => void): () => void {
  const translate = useTranslate();
  return () => {
    if (!wouldLose || window.confirm(translate('ra.message.unsaved_changes'))) close();
  };
}
