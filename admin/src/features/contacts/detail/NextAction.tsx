import { Box, Button, TextField } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type HttpError, useUpdate } from 'react-admin';
import { formatParisMoment, parisMomentAfter } from '../../../formats/paris-time';
import { useReadFunction } from '../../../provider/use-read-function';
import { useUnsavedText } from '../../../provider/use-unsaved-text';
import { MomentField, momentProblem } from '../../../ui/components/MomentField';
import { useAskBeforeClosing } from '../../../ui/components/use-ask-before-closing';
import { useNotifyWithUndo } from '../../../ui/components/use-notify-with-undo';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut';
import { SignInDialog } from '../../../ui/sign-in/SignInDialog';
import { wrappingRow } from '../../../ui/theme/styles';
import type { Contact } from '../contact';
import { NextActionSummary } from '../NextActionSummary';

type Next = Pick<Contact, 'next_action' | 'next_action_at' | 'next_action_by'>;
const nothing: Next = { next_action: null, next_action_at: null, next_action_by: null };

/** The next action of a request, its date and its person. A field is saved when the typing pauses, a button at once. */
export function NextAction({ contact }: { readonly contact: Contact }) {
  const { data: people = [] } = useReadFunction('author_choices', {});
  const { next_action, next_action_at, next_action_by } = contact;
  const stored: Next = { next_action, next_action_at, next_action_by };
  // The typed values that are not saved yet; every other field shows what colleagues save.
  const [typed, setTyped] = useState<Partial<Next>>({});
  const shown = { ...stored, ...typed };
  // Saves are sent one after the other, so that the last one wins.
  const [update] = useUpdate('contacts', {}, { scope: { id: 'next-action' } });
  const notifyWithUndo = useNotifyWithUndo();
  const save = async (data: Partial<Next>) => {
    // The provider only sends columns that differ from `previousData`; « Annuler » restores the row as it was before the click.
    const { id } = contact;
    await update('contacts', { id, data, previousData: { id } }, { mutationMode: 'pessimistic', returnPromise: true });
    setTyped((now) => (now === typed ? {} : now));
  };
  const saveAtOnce = (data: Partial<Next>, message: string) =>
    void save(data).then(
      () => notifyWithUndo(message, () => save(shown)),
      () => undefined,
    );
  const isUnsaved = Object.keys(typed).length > 0;
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const saveTyped = async (): Promise<boolean> => {
    if (!isUnsaved || momentProblem(shown.next_action_at)) return false;
    try {
      await save(typed);
      return true;
    } catch (error) {
      setSessionEnded((error as HttpError).status === 401);
      return false;
    }
  };
  const saveNow = useEffectEvent(saveTyped);
  useAskBeforeClosing(isUnsaved);
  useUnsavedText(isUnsaved, { submit: saveTyped, publishes: () => false });
  useEffect(() => {
    if (Object.keys(typed).length === 0) return undefined;
    const pause = setTimeout(() => void saveNow(), 800);
    return () => clearTimeout(pause);
  }, [typed]);
  useEffect(() => onlineManager.subscribe((isOnline) => void (isOnline && saveNow())), []);
  useEffect(() => () => void saveNow(), []);
  const isPlanned = next_action !== null || next_action_at !== null;
  const done = () => {
    if (!isPlanned) return;
    setTyped({});
    saveAtOnce(nothing, 'C’est fait');
  };
  useShortcut('done', done);
  const planFor = (day: 'tomorrow' | 'monday') => {
    const at = parisMomentAfter(new Date(), day, '09:00');
    saveAtOnce({ ...typed, next_action_at: at }, `Prévu le ${formatParisMoment(at)}`);
  };
  const toDay = next_action_at ? 'Reporter à ' : 'À faire ';
  return (
    <Box component="section" aria-label="À faire" sx={{ display: 'grid', gap: 1.5 }}>
      <NextActionSummary contact={contact} />
      <Box className="on-screen" sx={fields}>
        <TextField
          label="Prochaine action"
          value={shown.next_action ?? ''}
          onChange={({ target }) => setTyped({ ...typed, next_action: target.value.trimStart() || null })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ gridColumn: '1 / -1' }}
        />
        <MomentField
          label="Quand (heure de Paris)"
          value={shown.next_action_at}
          onChange={(at) => setTyped({ ...typed, next_action_at: at })}
        />
        <TextField
          label="Par qui"
          value={shown.next_action_by ?? ''}
          onChange={({ target }) => setTyped({ ...typed, next_action_by: target.value.trimStart() || null })}
          slotProps={{ htmlInput: { maxLength: 200, list: 'people' } }}
        />
        <datalist id="people">
          {people.map(({ id, name, email }) => (
            <option key={id}>{name || email}</option>
          ))}
        </datalist>
      </Box>
      <SignInDialog
        open={hasSessionEnded}
        onClose={() => setSessionEnded(false)}
        onSignedIn={() => {
          setSessionEnded(false);
          void saveTyped();
        }}
      />
      <Box className="on-screen" sx={wrappingRow}>
        <Button variant="outlined" disabled={!isPlanned} onClick={done}>
          Fait
        </Button>
        <Button onClick={() => planFor('tomorrow')}>{toDay}demain</Button>
        <Button onClick={() => planFor('monday')}>{toDay}lundi</Button>
      </Box>
    </Box>
  );
}

const fields = { display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } } as const;
