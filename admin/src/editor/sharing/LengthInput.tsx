import { Box } from '@mui/material';
import { useState } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFilledWords } from '../../provider/use-filled-words';
import { trimmed } from '../form-values';

interface LengthInputProps extends Pick<TextInputProps, 'multiline' | 'minRows' | 'validate'> {
  readonly source: string;
  readonly guide: LengthGuide;
  /** The field that supplies the text until a person writes another one, and the sentence that says so. */
  readonly follows: readonly [source: string, words: string];
}

/** An input for a text that search engines show. It displays the length of the text with its prices and settings filled in: `42/60`. */
export function LengthInput({ guide, follows: [followed, words], ...props }: LengthInputProps) {
  const filled = useFilledWords();
  const [value, other] = useWatch<Record<string, string | null>, string[]>({ name: [props.source, followed] });
  const derived = trimmed(other ?? '');
  const isDerived = trimmed(value ?? '') === '' && derived !== '';
  // True while the person empties the input to write another text.
  const [isEmptied, setIsEmptied] = useState(false);
  const text = filled(isDerived ? derived : trimmed(value ?? ''));
  const problem = text === '' ? undefined : lengthProblem(text, guide);
  const advice = problem ?? `${guide.from} à ${guide.to} caractères`;
  return (
    <TextInput
      {...props}
      format={(stored: string | null) => stored || (isEmptied ? '' : derived)}
      parse={(typed: string) => (typed === derived ? '' : typed)}
      onChange={({ target }: { readonly target: { readonly value: string } }) => setIsEmptied(target.value === '')}
      onBlur={() => setIsEmptied(false)}
      helperText={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{isDerived ? `${words}\u00A0: ${advice}` : advice}</span>
          <Box component="span" sx={{ color: text.length > guide.to ? 'error.main' : undefined, fontWeight: 600 }}>
            {lengthLabel(text, guide)}
          </Box>
        </Box>
      }
    />
  );
}

/** The recommended length for search engines, in characters (specification §5, not enforced). */
type LengthGuide = Readonly<Record<'from' | 'to', number>>;

export const metaTitleGuide: LengthGuide = { from: 50, to: 60 };
export const metaDescriptionGuide: LengthGuide = { from: 150, to: 160 };

/** The length of a text and the longest recommended length: `42/60`. */
export const lengthLabel = (text: string, { to }: LengthGuide): string => `${text.length}/${to}`;

/** The problem of the length of a text; undefined if the length is as recommended. */
export function lengthProblem(text: string, { from, to }: LengthGuide): string | undefined {
  if (text.length === 0) return 'vide';
  if (text.length < from) return `un peu court, visez ${from} à ${to} caractères`;
  if (text.length > to) return `trop long, la fin sera coupée`;
  return undefined;
}
