import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** Derives a field from each new title while the field is empty or holds the value derived last. */
export function useFollowTitle(field: string, derive: (title: string) => string): (title: string) => void {
  const { getValues, setValue } = useFormContext<Record<string, string | null>>();
  const derived = useRef<string>(undefined);
  return (title) => {
    const value = getValues(field);
    if (value && value !== derived.current) return;
    derived.current = derive(title);
    setValue(field, derived.current, { shouldDirty: true });
  };
}
