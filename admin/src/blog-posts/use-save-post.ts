import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext, useRedirect, useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Post } from './post';
import type { PostForm } from './post-form';
import { postToSave, type SaveIntent } from './post-to-save';
import { slugOwnerQuery, takenBy } from './slug-owner';

/** What comes after a successful save: the list, or the same text again. */
type Then = 'leave' | 'stay';

interface SavePost {
  readonly saveAs: (intent: SaveIntent, then: Then) => Promise<void>;
  readonly saving: boolean;
}

/** Saves what is on the screen. A save that fails, or that is not even tried, leaves every word where it is. */
export function useSavePost(): SavePost {
  const { handleSubmit, setError, getValues, setValue, reset } = useFormContext<PostForm>();
  const { save, saving = false } = useSaveContext();
  const record = useRecordContext<Post>();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();

  /** What was typed while the save was under way. */
  const typedSince = (sent: PostForm): Partial<PostForm> => {
    const now = Object.entries(getValues()) as [keyof PostForm, unknown][];
    return Object.fromEntries(now.filter(([field, value]) => value !== sent[field]));
  };

  const goOn = (saved: Post, sent: PostForm) => {
    const later = typedSince(sent);
    if (!record) {
      const state = Object.keys(later).length > 0 ? { record: later } : {};
      redirect('edit', 'blog_posts', saved.id, saved, state);
      return;
    }
    reset(sent, { keepValues: true });
    for (const [field, value] of Object.entries(later)) {
      setValue(field as keyof PostForm, value as never, { shouldDirty: true });
    }
  };

  const saveAs = async (intent: SaveIntent, then: Then) => {
    if (saving) return;
    let done: { readonly saved: Post; readonly sent: PostForm } | undefined;
    await handleSubmit(async (form) => {
      const data = postToSave(form, intent, new Date());
      // Unanswered, the question is left to the database, which asks it too.
      const owner = await queries.fetchQuery(slugOwnerQuery(provider, data.slug)).catch(() => null);
      if (owner && owner.id !== record?.id) return setError('slug', { message: takenBy(owner) }, { shouldFocus: true });
      await save?.(data, {
        // The banner says what failed; this keeps the form from believing it was saved, so leaving it still asks first.
        onError: () => setError('root.refused', { type: 'refused' }),
        ...(then === 'stay' && {
          onSuccess: (saved: Post) => {
            done = { saved, sent: form };
            notify('resources.blog_posts.notifications.updated');
          },
        }),
      });
    })();
    // Once the form has noted its success, or it would do so after being told that it starts anew.
    if (done) goOn(done.saved, done.sent);
  };

  return { saveAs, saving };
}
