import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';

interface SearchFieldProps extends Pick<TextFieldProps, 'sx' | 'placeholder'> {
  /** The label for screen readers, and by default the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const debounce = 300;

/** Searches once typing has paused, or at once on Enter. */
export function SearchField({ value, onSearch, label, placeholder = label, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const search = useEvent((typed: string) => {
    if (typed.trim() !== value) onSearch(typed.trim());
  });
  // A timer instead of `useDebouncedValue`: if words are sent by Enter and cleared before the pause, a debounced value does not change.
  useEffect(() => {
    const timer = setTimeout(() => search(text), debounce);
    return () => clearTimeout(timer);
  }, [text, search]);

  // The value was changed from outside, by the back button or « Effacer les filtres ».
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== text.trim()) setText(value);
  }
  const icon = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextField
      {...props}
      hiddenLabel
      placeholder={placeholder}
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && search(text)}
      slotProps={{
        htmlInput: { 'aria-label': label, autoComplete: 'off', enterKeyHint: 'search' },
        input: { startAdornment: icon },
      }}
    />
  );
}
