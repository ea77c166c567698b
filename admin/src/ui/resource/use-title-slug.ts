import { slugFromTitle } from '@agency/domain/slug';
import { useRef } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isPublic, type Publication } from '../../provider/publication';

interface Addressed extends RaRecord, Partial<Publication> {
  readonly slug: string;
  readonly published?: boolean;
}

/** The event that react-admin passes to the `onChange` of an input. */
export interface TypedEvent {
  readonly target: { readonly value: string };
}

interface TitleSlug {
  /** Sets the address derived from a title, as long as nobody wrote another. */
  readonly follow: (title: string) => void;
  /** Records that somebody wrote the address; once it is emptied, it follows the title again. */
  readonly write: (typed: string) => void;
}

/**
 * Lets the address of a form follow its title until somebody writes one, or visitors have seen it. The row stores who wrote it.
 * @param titled the field of the title
 * @param isRemembered whether the table has `slug_origin`; without it, only the address of a new row follows
 */
export function useTitleSlug(titled = 'title', isRemembered = true): TitleSlug {
  const { getValues, setValue } = useFormContext<Record<string, string | null>>();
  const record = useRecordContext<Addressed>();
  const isSeen = record?.published ?? isPublic({ status: '', published_at: null, ...record });
  const unremembered = useRef(record ? 'written' : 'title');
  const originOf = () => (isRemembered ? (getValues('slug_origin') ?? 'title') : unremembered.current);
  return {
    follow: (title) => {
      if (isSeen || originOf() !== 'title') return;
      // A stored address may have a number, as its title's was taken.
      const slug = record && title === record[titled] ? record.slug : slugFromTitle(title);
      setValue('slug', slug, { shouldDirty: true });
    },
    write: (typed) => {
      unremembered.current = typed.trim() ? 'written' : 'title';
      if (isRemembered) setValue('slug_origin', unremembered.current, { shouldDirty: true });
    },
  };
}
