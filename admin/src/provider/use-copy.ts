import { useNotify } from 'react-admin';

/** @returns a function that copies a text; where the browser refuses, the notification shows the text instead. */
export function useCopy(text: string, copied: string): () => void {
  const notify = useNotify();
  return () =>
    void navigator.clipboard.writeText(text).then(
      () => notify(copied),
      () => notify(text, { autoHideDuration: null }),
    );
}
