import HistoryIcon from '@mui/icons-material/History';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { Subject } from './versions';

interface HistoryProps {
  readonly subject: Subject;
}

const LoadedDialog = lazy(async () => ({ default: (await import('./HistoryDialog')).HistoryDialog }));

/** The former versions of the article or page being edited; fetched when it is opened. */
export function HistoryDialog(props: HistoryProps & { readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

/** « Historique »: opens the former versions of the article or page being edited. */
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
