import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { HistoryButton } from '../revisions/HistoryButton';
import type { Post } from './post';

/** The former versions of the article being edited; a new one has none. What is restored shows in the form. */
export function PostHistory() {
  const record = useRecordContext<Post>();
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  if (!record) return null;
  return (
    <HistoryButton
      subject={{ table: 'blog_posts', id: record.id }}
      unsaved={isDirty}
      onRestored={(row) => reset(row)}
    />
  );
}
