import { Box } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { Loading } from '../../ui/components/Loading';
import { paragraphsHtml } from '../insert/inserted-html';
import { textStyles } from './text-styles';

/** The text that a person typed while the visual editor was loading. */
export interface TypedEarly {
  readonly words: string;
  /** Whether the input has the focus, so that the person can go on typing in the editor. */
  readonly isFocused: boolean;
  /** The text of the form without these words. */
  readonly rest: string;
}

/**
 * An input that stands in for the visual editor while it loads, so that nothing typed meanwhile is lost. Until the editor takes the typed
 * words, the text of the form begins with them as paragraphs, so that every save includes them, and the HTML field shows them.
 */
export function useEarlyText(
  source: string,
  label: string,
): readonly [input: ReactNode, takeEarlyText: (html: string) => TypedEarly] {
  const { field } = useInput({ source });
  const box = useRef<HTMLTextAreaElement>(null);
  const [isTaken, setTaken] = useState(false);
  // The text of the form with the typed words, and without them.
  const written = useRef({ html: '', rest: '' });
  const restOf = (html: string) => (html === written.current.html ? written.current.rest : html);
  const write = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    const rest = restOf(String(field.value ?? ''));
    written.current = { html: [paragraphsHtml(value.trim()), rest].filter(Boolean).join('\n'), rest };
    field.onChange(written.current.html);
  };
  const takeEarlyText = (html: string) => {
    const input = box.current;
    setTaken(true);
    const typed = { words: input?.value ?? '', isFocused: input?.matches(':focus') ?? false, rest: restOf(html) };
    // React removes the input later; a second call must find nothing.
    if (input) input.value = '';
    written.current = { html: '', rest: '' };
    return typed;
  };
  const input = !isTaken && (
    <Box sx={place}>
      <Loading />
      <Box
        component="textarea"
        ref={box}
        name={source}
        aria-label={`${label} (l’éditeur se charge)`}
        placeholder=" "
        onChange={write}
        sx={overSkeleton}
      />
    </Box>
  );
  return [input, takeEarlyText];
}

const place = { ...textStyles, position: 'relative', py: 2 } as const;

/** The skeleton of the text shows through until a person types. */
const overSkeleton = {
  position: 'absolute',
  inset: 0,
  px: 0,
  py: 3,
  width: '100%',
  border: 0,
  outline: 0,
  resize: 'none',
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  '&:not(:placeholder-shown)': { bgcolor: 'background.default' },
} as const;
