import { createFilterOptions } from '@mui/material';
import type { TagInUse } from '../use-tags-in-use';

const nameOf = ({ tag }: TagInUse): string => tag;
/** Ignores case and accents: « fac » and « électro » find « Facturation électronique ». */
const matching = createFilterOptions<TagInUse>({ limit: 8 });

const partsOf = (typed: string): string[] => typed.split(',').map((part) => part.trim());

/** Tags in use that contain what is being typed after the last comma, the most used first. */
export function completions(typed: string, tags: readonly TagInUse[]): string[] {
  const parts = partsOf(typed);
  const inputValue = parts.pop();
  if (!inputValue) return [];
  const others = tags.filter(({ tag }) => !parts.includes(tag));
  const found = matching(others, { inputValue, getOptionLabel: nameOf }).map(nameOf);
  // A tag that is typed in full needs no completion.
  return found.length === 1 && found[0] === inputValue ? [] : found;
}

/** The text with its last tag completed, ready for the next one. */
export function completed(typed: string, tag: string): string {
  return [...partsOf(typed).slice(0, -1), tag, ''].join(', ');
}
