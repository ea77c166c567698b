import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps extends Pick<TextFieldProps, 'sx' | 'placeholder'> {
  readonly label: string;
  /** What the list is searched for. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const debounce = 300;

/** Searches once typing has paused, or at once on Enter. */
export function SearchField({ label, value, onSearch, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Changed from outside: by the back button, or by « Effacer les filtres ».
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== text.trim()) setText(value);
  }
  const search = (searched: string) => {
    clearTimeout(timer.current);
    if (searched !== value) onSearch(searched);
  };
  const change = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed.trim()), debounce);
  };

  return (
    <TextField
      {...props}
      type="search"
      label={label}
      value={text}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && search(text.trim())}
      slotProps={{
        htmlInput: { autoComplete: 'off', enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
