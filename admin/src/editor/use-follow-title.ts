import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Fills a field from the title for as long as it holds nothing of its own: it was empty, or still holds what the title
 * last put there. A field filled before, or by hand, is left alone.
 * @returns to be called with each new title
 */
export function useFollowTitle(field: string, derive: (title: string) => string): (title: string) => void {
  const { getValues, setValue } = useFormContext();
  const given = useRef<string>(undefined);
  return (title) => {
    const value = (getValues(field) as string | null) ?? '';
    if (value !== '' && value !== given.current) return;
    given.current = derive(title);
    setValue(field, given.current, { shouldDirty: true });
  };
}
