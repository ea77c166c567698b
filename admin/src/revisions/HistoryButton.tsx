import HistoryIcon from '@mui/icons-material/History';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { Subject } from './versions';

export interface HistoryProps {
  readonly subject: Subject;
  /** Whether the screen holds words that a restoration would replace without having been saved. */
  readonly unsaved: boolean;
  /** Called once a version was restored, to show what is stored. */
  readonly onRestored: () => Promise<void>;
}

const LoadedDialog = lazy(async () => ({ default: (await import('./HistoryDialog')).HistoryDialog }));

/** The former versions of an article or a page; fetched when it is opened. */
export function HistoryDialog(props: HistoryProps & { readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

/** « Historique »: opens the former versions of an article or a page. */
export function HistoryButton(props: HistoryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title="Historique">
        <IconButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <HistoryIcon />
        </IconButton>
      </Tooltip>
      {open && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
