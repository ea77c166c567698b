import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useEditContext, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';

const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog')).HistoryDialog }));

/** The button « Historique » below a form of react-admin; a new row has no history, and no button. */
export const HistoryButton = () => (useRecordContext()?.id ? <RowHistory /> : null);

function RowHistory() {
  const { refetch } = useEditContext();
  const { isDirty } = useFormState();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        Historique
      </Button>
      <Suspense>
        {open && <HistoryDialog isUnsaved={isDirty} reload={() => refetch()} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
