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
import { slugConflictMessage } from './slug-owner';

interface PostSavingProps {
  /** The article when the form opened; undefined for a new one. */
  readonly stored: Post | undefined;
  readonly children: ReactNode;
}

/** Saves the article of this form; a new one gets its own URL after the first save. */
export function PostSaving({ stored, children }: PostSavingProps) {
  const provider = useDataProvider<BackOfficeData>();
  const queries = useQueryClient();
  const { setError } = useFormContext<PostForm>();
  const rules = postSaving({
    provider,
    queries,
    onSlugConflict: (owner, intent) => {
      // During an autosave the field's own check shows the same message.
      if (intent !== 'automatic') setError('slug', { message: slugConflictMessage(owner) }, { shouldFocus: true });
    },
    onSaved: (row, intent, before) => {
      refreshAfterSave(queries, 'blog_posts', row, intent);
      if (!before) replaceUrl(row.id);
    },
  });
  return (
    <SavingProvider rules={rules} stored={stored}>
      {children}
    </SavingProvider>
  );
}

/**
 * Replaces « /new » with the URL of the new article. The router would remount the form, which would lose the focus and
 * what was typed meanwhile.
 */
function replaceUrl(id: string): void {
  const address = window.location.pathname.replace(/\/new\/?$/, `/edit/${id}`);
  // Without the state of « Dupliquer »: it would fill the form again after a reload.
  const state: object = window.history.state;
  window.history.replaceState({ ...state, usr: null }, '', address);
}
