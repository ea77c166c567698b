import { Box, Button, TextField } from '@mui/material';
import { type FocusEvent, useState } from 'react';
import { useUpdate } from 'react-admin';
import { formatParisMoment, parisMomentAfter } from '../../../formats/paris-time';
import { useReadFunction } from '../../../provider/use-read-function';
import { MomentField, momentProblem } from '../../../ui/components/MomentField';
import { useNotifyWithUndo } from '../../../ui/components/use-notify-with-undo';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut';
import { wrappingRow } from '../../../ui/theme/styles';
import type { Contact } from '../contact';
import { DueLine } from '../DueLine';

type Next = Pick<Contact, 'next_action' | 'next_action_at' | 'next_action_by'>;
const nothing: Next = { next_action: null, next_action_at: null, next_action_by: null };

/** What is to be done next for a request, when, and by whom. Fields are saved when the focus leaves them all, a button at once. */
export function NextAction({ contact }: { readonly contact: Contact }) {
  const { data: people = [] } = useReadFunction('author_choices', {});
  const { next_action, next_action_at, next_action_by } = contact;
  const stored: Next = { next_action, next_action_at, next_action_by };
  // What is typed and not saved yet; the other fields follow what colleagues save.
  const [typed, setTyped] = useState<Partial<Next>>({});
  const next = { ...stored, ...typed };
  const [update] = useUpdate<Contact>();
  const notifyWithUndo = useNotifyWithUndo();
  const save = async (data: Partial<Next>) => {
    const call = { id: contact.id, data, previousData: contact };
    await update('contacts', call, { mutationMode: 'pessimistic', returnPromise: true });
    setTyped((now) => (now === typed ? {} : now));
  };
  const saveAtOnce = (data: Partial<Next>, message: string) =>
    void save(data).then(
      () => notifyWithUndo(message, () => save(stored)),
      () => undefined,
    );
  const saveTyped = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isLeft = !currentTarget.contains(relatedTarget) && Object.keys(typed).length > 0;
    if (isLeft && !momentProblem(next.next_action_at)) void save(typed).catch(() => undefined);
  };
  const isPlanned = next_action !== null || next_action_at !== null;
  const done = () => isPlanned && saveAtOnce(nothing, 'C’est fait');
  useShortcut('done', done);
  const planFor = (day: 'tomorrow' | 'monday') => {
    const at = parisMomentAfter(new Date(), day, '09:00');
    saveAtOnce({ ...typed, next_action_at: at }, `Prévu le ${formatParisMoment(at)}`);
  };
  const toDay = next_action_at ? 'Reporter à ' : 'À faire ';
  return (
    <Box component="section" aria-label="À faire" onBlur={saveTyped} sx={{ display: 'grid', gap: 1.5 }}>
      <DueLine contact={contact} />
      <Box className="on-screen" sx={fields}>
        <TextField
          label="Prochaine action"
          value={next.next_action ?? ''}
          onChange={({ target }) => setTyped({ ...typed, next_action: target.value.trimStart() || null })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ gridColumn: '1 / -1' }}
        />
        <MomentField
          label="Quand (heure de Paris)"
          value={next.next_action_at}
          onChange={(at) => setTyped({ ...typed, next_action_at: at })}
        />
        <TextField
          label="Par qui"
          value={next.next_action_by ?? ''}
          onChange={({ target }) => setTyped({ ...typed, next_action_by: target.value.trimStart() || null })}
          slotProps={{ htmlInput: { maxLength: 200, list: 'people' } }}
        />
        <datalist id="people">
          {people.map(({ id, name, email }) => (
            <option key={id}>{name || email}</option>
          ))}
        </datalist>
      </Box>
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
