import ScheduleIcon from '@mui/icons-material/Schedule';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { isToCome } from '../../../data/publication';
import { MomentField, momentProblem } from '../../../ui/components/MomentField';

interface ScheduleButtonProps {
  readonly disabled: boolean;
  readonly onSchedule: (moment: string) => void;
}

/** Beside « Publier »: the same from a chosen moment on. */
export function ScheduleButton({ disabled, onSchedule }: ScheduleButtonProps) {
  const [open, setOpen] = useState(false);
  const [moment, setMoment] = useState<string | null>(null);
  const isPossible = momentProblem(moment) === undefined && isToCome(moment);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled}
        aria-label="Programmer la publication"
        title="Programmer la publication"
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, px: 1 }}
      >
        <ScheduleIcon />
      </Button>
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
    </>
  );
}
