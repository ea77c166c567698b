import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps extends Pick<TextFieldProps, 'sx' | 'placeholder'> {
  readonly label: string;
  /** The words searched for now. */
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

const pause = 300;

/** Searches shortly after the last keystroke; Enter does not wait. */
export function SearchField({ label, value, onSearch, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [followed, setFollowed] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Emptied or changed elsewhere: by « back », or by a filter put to zero.
  if (value !== followed) {
    setFollowed(value);
    if (value !== text.trim()) setText(value);
  }
  const search = (words: string) => {
    clearTimeout(timer.current);
    if (words !== value) onSearch(words);
  };
  const change = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed.trim()), pause);
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
