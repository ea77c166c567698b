import { Box, TextField } from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { useInput } from 'react-admin';
import { useTagsInUse } from '../use-tags-in-use';
import type { PostForm } from './post-form';
import { completed, completions } from './tag-completion';

const textOf = (tags: PostForm['tags']): string => (typeof tags === 'string' ? tags : (tags ?? []).join(', '));

/** Tags separated by commas; those in use are offered as one types (↑ ↓ and Enter, or a click). */
export function TagsField({ source, label }: { readonly source: string; readonly label: string }) {
  const { field } = useInput<PostForm>({ source });
  const typed = textOf(field.value as PostForm['tags']);
  const tags = useTagsInUse();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offered = open ? completions(typed, tags) : [];

  const change = (text: string) => {
    field.onChange(text);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tag = offered[active];
    if (event.key === 'Escape') setOpen(false);
    else if (offered.length === 0) return;
    else if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive(((active + offered.length) % (offered.length + 1)) - 1);
    else if (event.key === 'Enter' && tag !== undefined) change(completed(typed, tag));
    else return;
    event.preventDefault();
  };

  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        label={label}
        value={typed}
        name={field.name}
        inputRef={field.ref}
        autoComplete="off"
        onChange={(event) => {
          change(event.target.value);
          setOpen(true);
        }}
        onBlur={() => {
          setOpen(false);
          field.onBlur();
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': offered.length > 0,
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            ...(active >= 0 && { 'aria-activedescendant': `${listId}-${active}` }),
          },
        }}
      />
      <Box
        component="ul"
        role="listbox"
        id={listId}
        aria-label="Propositions de tags"
        hidden={offered.length === 0}
        sx={list}
      >
        {offered.map((tag, index) => (
          <Box
            key={tag}
            component="li"
            role="option"
            id={`${listId}-${index}`}
            aria-selected={index === active}
            // Before the field loses the focus, and with it the list.
            onMouseDown={(event) => {
              event.preventDefault();
              change(completed(typed, tag));
            }}
            sx={option}
          >
            {tag}
          </Box>
        ))}
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
} as const;

const option = {
  px: 1.25,
  py: 0.75,
  borderRadius: '6px',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { bgcolor: 'var(--action-soft)', color: 'var(--action)' },
} as const;
