import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { isFuture } from '../../provider/publication';
import { MomentField, momentProblem } from '../../ui/components/MomentField';

interface ScheduleDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly action: string;
  readonly initial: string | null;
  readonly onClose: () => void;
  readonly onChoose: (moment: string) => void;
}

/** Asks for a future moment at which to publish an article. */
export function ScheduleDialog({ title, text, action, initial, onClose, onChoose }: ScheduleDialogProps) {
  const [moment, setMoment] = useState(initial);
  const isPossible = momentProblem(moment) === undefined && isFuture(moment);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {text && <DialogContentText sx={{ mb: 1 }}>{text}</DialogContentText>}
        <Box sx={{ pt: 1 }}>
          <MomentField
            label="Date de publication (heure de Paris)"
            value={moment}
            onChange={setMoment}
            {...(moment && !isFuture(moment) && { help: 'Ce moment est passé.' })}
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          disabled={!isPossible}
          onClick={() => {
            onClose();
            if (moment) onChoose(moment);
          }}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
