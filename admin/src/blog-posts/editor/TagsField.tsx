import { Box, TextField } from '@mui/material';
import useAutocomplete from '@mui/material/useAutocomplete';
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
  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete({
      freeSolo: true,
      value: null,
      inputValue: typed,
      options: completions(typed, useTagsInUse()),
      filterOptions: (all) => all,
      onInputChange: (_event, text, reason) => reason === 'input' && field.onChange(text),
      onChange: (_event, tag, reason) => tag && reason === 'selectOption' && field.onChange(completed(typed, tag)),
    });
  return (
    <Box {...getRootProps()} onBlur={field.onBlur} sx={{ position: 'relative' }}>
      <TextField
        label={label}
        name={field.name}
        inputRef={field.ref}
        slotProps={{ htmlInput: getInputProps(), inputLabel: getInputLabelProps() }}
      />
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label="Propositions de tags"
        aria-labelledby={undefined}
        hidden={groupedOptions.length === 0}
        sx={list}
      >
        {groupedOptions.map((tag, index) => {
          const { key, ...option } = getOptionProps({ option: tag, index });
          return (
            <Box component="li" key={key} {...option}>
              {tag}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const list = {
  position: 'absolute',
  zIndex: 3,
  left: 0,
  right: 0,
  m: 0,
  mt: 0.5,
  p: 0.5,
  listStyle: 'none',
  bgcolor: 'var(--paper)',
  border: '1px solid var(--line)',
  borderRadius: '10px',
  '& > li': { px: 1.25, py: 0.75, borderRadius: '6px', cursor: 'pointer' },
  '& > .Mui-focused': { bgcolor: 'var(--action-soft)', color: 'var(--action)' },
} as const;
