import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { Notice, NoticeButton } from '../ui/components/Notice';
import { formatMoment } from '../formats/dates';
import { isPublic } from '../provider/publication';
import { Difference } from '../ui/differences/Difference';
import { useFormSaving, useSavingView } from './SavingProvider';

export interface ConflictNoticeProps {
  /** The subject and verb in the message of a conflict: « Cet article a », « Cette page a », « Les paramètres ont », « Ces notes ont ». */
  readonly subject: string;
  /** The participle « modifié », in the gender and number of the subject. */
  readonly changed: 'modifié' | 'modifiée' | 'modifiés' | 'modifiées';
  /** Labels of the fields, for a form that is not an article or a page. */
  readonly labels?: Readonly<Record<string, string>>;
}

const isShown = (text: object | undefined): boolean => isPublic({ status: '', published_at: null, ...text });

/** The database has a newer version: nothing is saved until a person chooses one. */
export function ConflictNotice({ subject, changed, labels }: ConflictNoticeProps) {
  const { theirs, prompts } = useSavingView();
  const { keepMine, takeTheirs, theirVersion, valuesToSave } = useFormSaving();
  const [dismissed, setDismissed] = useState(0);
  const [comparing, setComparing] = useState(false);
  const version = theirVersion();
  const isReplacedOnline = isShown(theirs) && isShown({ ...theirs, ...valuesToSave() });
  const title = `${subject} été ${changed} entre-temps`;
  return (
    <>
      <Notice actions={<NoticeButton onClick={() => setDismissed(0)}>Choisir une version</NoticeButton>}>
        <strong>{title}.</strong> Rien n’est sauvegardé tant qu’une version n’est pas choisie.
      </Notice>
      <Dialog
        open={dismissed < prompts}
        onClose={() => setDismissed(prompts)}
        maxWidth={comparing ? 'md' : 'sm'}
        fullWidth
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {version && `Une autre version a été sauvegardée le ${formatMoment(version)}. `}
            La vôtre est encore sur cet écran.{' '}
            {isReplacedOnline && 'L’autre est en ligne\u00A0: la vôtre y prendrait sa place. '}
            Laquelle garder{'\u00A0'}?
          </DialogContentText>
          {comparing && theirs && (
            <Box role="region" aria-label="Différences, de l’autre version à la vôtre" sx={{ mt: 2 }}>
              <Difference before={theirs} after={valuesToSave()} {...(labels && { labels })} />
            </Box>
          )}
        </DialogContent>
        <DialogActions disableSpacing sx={actions}>
          <Button sx={{ mr: { sm: 'auto' } }} onClick={() => setComparing(!comparing)}>
            {comparing ? 'Masquer les différences' : 'Voir les différences'}
          </Button>
          <Button variant="outlined" onClick={takeTheirs}>
            Prendre l’autre version
          </Button>
          <Button variant="contained" onClick={keepMine}>
            Garder la mienne
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** The buttons are stacked on a phone, with the most likely choice nearest to the thumb. */
const actions = {
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 1,
  px: 3,
  pb: 2,
} as const;
