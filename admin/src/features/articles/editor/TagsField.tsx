import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { useTagsInUse } from '../use-tags-in-use';
import type { PostForm } from './post-form';
import { completed, completions } from './tag-completion';

const textOf = (tags: PostForm['tags']): string => (typeof tags === 'string' ? tags : (tags ?? []).join(', '));

interface TagsFieldProps {
  readonly source: string;
  readonly label: string;
}

/**
 * Tags separated by commas; those in use are offered as one types. The field holds the text: an option completes its
 * last tag, and is never the value.
 */
export function TagsField({ source, label }: TagsFieldProps) {
  const { field } = useInput<PostForm>({ source });
  const typed = textOf(field.value);
  return (
    <Autocomplete
      freeSolo
      value={null}
      inputValue={typed}
      options={completions(typed, useTagsInUse())}
      filterOptions={(all) => all}
      onInputChange={(_event, text, reason) => reason === 'input' && field.onChange(text)}
      onChange={(_event, tag, reason) => tag && reason === 'selectOption' && field.onChange(completed(typed, tag))}
      onBlur={field.onBlur}
      clearIcon={null}
      slotProps={{ listbox: { 'aria-label': 'Propositions de tags', 'aria-labelledby': undefined, sx: options } }}
      renderInput={(params) => <TextField {...params} label={label} name={field.name} inputRef={field.ref} />}
    />
  );
}

const options = { '& .MuiAutocomplete-option.Mui-focused': { bgcolor: 'var(--action-soft)', color: 'var(--action)' } };
