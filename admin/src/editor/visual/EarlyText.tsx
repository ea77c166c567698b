import { Box } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { Loading } from '../../ui/components/Loading';
import { textStyles } from './text-styles';

/** What a person typed while the visual editor was loading. */
export interface TypedEarly {
  readonly words: string;
  /** Whether the input has the focus, so that the person can go on typing in the editor. */
  readonly isFocused: boolean;
}

/**
 * An input that stands in for the visual editor while it loads, so that nothing typed meanwhile is lost. The typed text then goes to
 * the editor, or to the HTML field if the editor refuses the stored text.
 */
export function useEarlyText(source: string, label: string): readonly [field: ReactNode, take: () => TypedEarly] {
  const box = useRef<HTMLTextAreaElement>(null);
  const [isTaken, setTaken] = useState(false);
  const take = () => {
    const input = box.current;
    setTaken(true);
    if (!input) return { words: '', isFocused: false };
    const typed = { words: input.value, isFocused: input === document.activeElement };
    // React removes the input later; a second call must find nothing.
    input.value = '';
    return typed;
  };
  const field = !isTaken && (
    <Box sx={place}>
      <Loading />
      <Box
        component="textarea"
        ref={box}
        name={source}
        aria-label={`${label} (l’éditeur se charge)`}
        placeholder=" "
        sx={overSkeleton}
      />
    </Box>
  );
  return [field, take];
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
