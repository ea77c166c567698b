import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { isToCome } from '../../../data/publication';
import { MomentField, momentProblem } from '../../../ui/components/MomentField';

/** « Programmer la publication »: asks for a moment. @returns a function that asks, and the dialog */
export function useSchedule(onSchedule: (moment: string) => void) {
  const [open, setOpen] = useState(false);
  const [moment, setMoment] = useState<string | null>(null);
  const isPossible = momentProblem(moment) === undefined && isToCome(moment);
  const close = () => setOpen(false);
  const dialog = (
    <Dialog open={open} onClose={close} maxWidth="xs" fullWidth>
      <DialogTitle>Programmer la publication</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          L’article paraîtra à ce moment, sur le site, dans le flux et dans la recherche. Il se corrige ou se reprend
          jusque-là.
        </DialogContentText>
        <MomentField
          label="Date de publication (heure de Paris)"
          value={moment}
          onChange={setMoment}
          {...(moment && !isToCome(moment) && { help: 'Ce moment est passé.' })}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close}>Annuler</Button>
        <Button
          variant="contained"
          disabled={!isPossible}
          onClick={() => {
            close();
            if (moment) onSchedule(moment);
          }}
        >
          Programmer
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { schedule: () => setOpen(true), dialog };
}
