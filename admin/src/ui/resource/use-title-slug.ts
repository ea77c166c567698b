import { slugFromTitle } from '@agency-site/domain/slug';
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
  /** Sets the slug derived from a title, as long as nobody wrote another one. */
  readonly follow: (title: string) => void;
  /** Records that a person wrote the slug. Once a person empties it, the slug follows the title again. */
  readonly write: (typed: string) => void;
}

/**
 * Lets the slug in a form follow the title until a person writes a slug, or visitors may have seen it. `slug_origin` stores which applies.
 * @param titled the field of the title
 * @param isRemembered whether the table has `slug_origin`; without it, only the slug of a new row follows the title
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
      // A stored slug may have a number, because the slug of its title was taken.
      const slug = record && title === record[titled] ? record.slug : slugFromTitle(title);
      if (slug !== (getValues('slug') ?? '')) setValue('slug', slug, { shouldDirty: true });
    },
    write: (typed) => {
      unremembered.current = typed.trim() ? 'written' : 'title';
      if (isRemembered) setValue('slug_origin', unremembered.current, { shouldDirty: true });
    },
  };
}
