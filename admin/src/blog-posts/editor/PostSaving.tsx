import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { BackOfficeData } from '../../providers/database-functions';
import { refreshAfterSave } from '../../saving/database-saves';
import { SavingProvider } from '../../saving/SavingProvider';
import type { Post } from '../post';
import type { PostForm } from './post-form';
import { postSaving } from './post-saving';
import { takenBy } from './slug-owner';

interface PostSavingProps {
  /** As the form was opened with it; nothing for a new article. */
  readonly stored: Post | undefined;
  readonly children: ReactNode;
}

/** Saves the article of this form, and gives a new one its address once it exists. */
export function PostSaving({ stored, children }: PostSavingProps) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const { setError } = useFormContext<PostForm>();
  const rules = postSaving({
    provider,
    queries,
    onTaken: (owner, intent) => {
      // The field says so by itself while one writes.
      if (intent !== 'automatic') setError('slug', { message: takenBy(owner) }, { shouldFocus: true });
    },
    onSaved: (row, intent, before) => {
      refreshAfterSave(queries, 'blog_posts', row, intent);
      if (!before) nameInAddress(row.id);
    },
  });
  return (
    <SavingProvider rules={rules} stored={stored}>
      {children}
    </SavingProvider>
  );
}

/**
 * Makes « /new » the new article's own address. Not through the router, which would open that screen anew, without the
 * focus and the words that were typed meanwhile.
 */
function nameInAddress(id: string): void {
  const address = window.location.pathname.replace(/\/new\/?$/, `/edit/${id}`);
  // Without the words it may have begun with (« Dupliquer »): a form opened again at this address begins with what is stored.
  window.history.replaceState({ ...(window.history.state as object), usr: null }, '', address);
}
