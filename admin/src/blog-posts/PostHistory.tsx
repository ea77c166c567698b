import { HistoryButton } from '../revisions/HistoryButton';
import { useFormSaving, useSavingView } from '../saving/saving-context';
import type { Post } from './post';

/** The former versions of the article being edited; a new one has none. What is restored shows in the form. */
export function PostHistory() {
  const { replace } = useFormSaving<Post>();
  const { base, state } = useSavingView<Post>();
  if (!base) return null;
  return (
    <HistoryButton
      subject={{ table: 'blog_posts', id: base.id }}
      unsaved={state !== 'clean'}
      onRestored={(row) => replace(row as Post)}
    />
  );
}
