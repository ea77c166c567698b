import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { tagsText } from '../../../formats/tags';
import { type TagInUse, useTagsInUse } from '../post';
import type { PostForm } from './post-form';

const nameOf = ({ tag }: TagInUse): string => tag;
/** Ignores case and accents: `fac` and `électro` find « Facturation électronique ». */
const matching = createFilterOptions<TagInUse>({ limit: 8 });

const partsOf = (typed: string): string[] => typed.split(',').map((part) => part.trim());

/** The tags in use that contain the text after the last comma, the most used first. */
export function completions(typed: string, tags: readonly TagInUse[]): string[] {
  const parts = partsOf(typed);
  const inputValue = parts.pop();
  if (!inputValue) return [];
  const others = tags.filter(({ tag }) => !parts.includes(tag));
  const found = matching(others, { inputValue, getOptionLabel: nameOf }).map(nameOf);
  // A tag typed in full needs no completion.
  return found.length === 1 && found[0] === inputValue ? [] : found;
}

/** Completes the last tag of a text, and adds a comma for the next tag. */
export function completed(typed: string, tag: string): string {
  return [...partsOf(typed).slice(0, -1), tag, ''].join(', ');
}

/** The input of tags separated by commas. Its value is the typed text; choosing a tag in use completes the last tag of the text. */
export function TagsField({ source, label }: { readonly source: string; readonly label: string }) {
  const { field } = useInput<PostForm>({ source });
  const typed = tagsText(field.value);
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
