import { lazy, Suspense } from 'react';
import type { Subject } from './versions';

interface HistoryDialogProps {
  readonly subject: Subject;
  readonly onClose: () => void;
}

const LoadedDialog = lazy(async () => ({ default: (await import('./HistoryDialog')).HistoryDialog }));

/** The former versions of the article or page being edited; fetched when it is opened. */
export function HistoryDialog(props: HistoryDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}
