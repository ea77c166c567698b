import { Box, Button, TextField } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { parisMomentsOf, parisTimeOf } from '../../formats/paris-time';
import { typedTime, needsTextForTime, writtenTime } from '../../formats/typed-time';
import { NativeSelect } from './NativeSelect';

interface MomentFieldProps {
  readonly label: ReactNode;
  /** A moment as an ISO string, or the typed text if it is not a valid moment. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly help?: ReactNode;
  /** Why a form refuses the value. */
  readonly error?: ReactNode;
  readonly emptyLabel?: string;
}

/** The error of a value that is not a moment; none for an empty value. */
export function momentProblem(value: string | null): string | undefined {
  if (!value || /(Z|[+-]\d\d:\d\d)$/.test(value)) return undefined;
  return /^\d{4}-\d\d-\d\dT/.test(value)
    ? 'Cette heure n’existe pas\u00A0: les horloges avancent d’une heure cette nuit-là.'
    : 'Écrivez le jour et l’heure ainsi\u00A0: 27/03/2027 09:30';
}

/** The input of a moment in the time of Paris, wherever the browser is. For an hour that clocks repeat, the person chooses which one. */
export function MomentField({ label, value, onChange, help, error, emptyLabel }: MomentFieldProps) {
  const id = useId();
  // The value that the field itself wrote last; any other value comes from the form.
  const [written, setWritten] = useState({ value, time: timeOf(value) });
  const [isTyping, setTyping] = useState(false);
  const asText = needsTextForTime();
  const time = written.value === value ? written.time : timeOf(value);
  const moments = parisMomentsOf(typedTime(time));
  const problem = isTyping ? undefined : (momentProblem(value) ?? error);
  const write = (typed: string) => {
    const next = typed === '' ? null : (parisMomentsOf(typedTime(typed))[0] ?? typedTime(typed));
    setWritten({ value: next, time: typed });
    // A typed date is valid only once it is complete, so no error is shown during the typing.
    setTyping(asText);
    onChange(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        id={id}
        label={label}
        {...(asText
          ? { value: writtenTime(time), placeholder: 'jj/mm/aaaa hh:mm', autoComplete: 'off' }
          : { type: 'datetime-local', value: time })}
        error={problem !== undefined}
        helperText={problem ?? help}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyping(false)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: asText ? {} : { min: '1900-01-01T00:00', max: '2199-12-31T23:59' },
        }}
      />
      {moments.length > 1 && (
        <NativeSelect
          label="Cette heure vient deux fois cette nuit-là"
          value={moments.find((moment) => isSame(moment, value)) ?? ''}
          options={moments.map((moment, index) => [
            moment,
            index === 0 ? 'La première, à l’heure d’été' : 'La seconde, à l’heure d’hiver',
          ])}
          onChange={(moment) => {
            setWritten({ value: moment, time });
            onChange(moment);
          }}
        />
      )}
      {emptyLabel && value !== null && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => write('')}>
          {emptyLabel}
        </Button>
      )}
    </Box>
  );
}

const isMoment = (value: string | null): value is string => Boolean(value) && momentProblem(value) === undefined;
const timeOf = (value: string | null): string => (isMoment(value) ? parisTimeOf(value) : (value ?? ''));
const isSame = (moment: string, value: string | null): boolean =>
  isMoment(value) && Date.parse(moment) === Date.parse(value);
