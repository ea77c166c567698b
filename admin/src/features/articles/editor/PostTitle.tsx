import type { KeyboardEvent } from 'react';
import { TextInput, useRecordContext } from 'react-admin';
import { type TypedEvent, useTitleSlug } from '../../../ui/resource/use-title-slug';
import type { Post } from '../post';

const onOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

/** Moves the focus from the title to the text on Enter. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('.ProseMirror, [name="content"]')?.focus();
}

/** The input of the title, as large as on the site. The slug follows the title. */
export function PostTitle() {
  const { follow } = useTitleSlug();
  const isNew = !useRecordContext<Post>();
  return (
    <TextInput
      source="title"
      label="Titre"
      placeholder="Titre de l’article"
      variant="standard"
      multiline
      isRequired
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is for writing, and its title comes first
      autoFocus={isNew}
      helperText={false}
      parse={onOneLine}
      slotProps={{ htmlInput: { required: true, onKeyDown }, input: { disableUnderline: true } }}
      onChange={({ target }: TypedEvent) => follow(onOneLine(target.value))}
      sx={titleStyles}
    />
  );
}

const titleStyles = {
  width: '100%',
  maxWidth: '42rem',
  mx: 'auto',
  // The label is for screen readers only; the placeholder shows the same words.
  '& .MuiInputLabel-root': { clipPath: 'inset(50%)' },
  '& .MuiInputBase-root.MuiInputBase-root': { mt: 0, p: 0 },
  '& .MuiInputBase-input': { typography: 'h1', fontSize: 'clamp(1.625rem, 1.2rem + 2vw, 2.375rem)' },
  '& textarea::placeholder': { color: 'var(--muted)', opacity: 0.7 },
} as const;
