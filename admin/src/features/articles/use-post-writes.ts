import { useDataProvider, useUpdateMany } from 'react-admin';
import { useNotifyWithUndo } from '../../ui/components/use-notify-with-undo';
import { formatNumber } from '../../formats/numbers';
import type { BackOfficeData } from '../../provider/data-provider';
import type { Post } from './post';

type Target = Pick<Post, 'id' | 'status'>;

const unpublished = { status: 'draft', published_at: null } as const;
/** The answer contains ids only, because the list is loaded again. */
const meta = { columns: ['id'] };

/** Publishes and unpublishes articles from the list. A change is stored at once, and « Annuler » undoes it. */
export function usePostWrites(onDone: () => void = () => undefined) {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const [updateMany, { isPending }] = useUpdateMany();

  const update = (
    posts: readonly Target[],
    data: object,
    participle: string,
    undo: (ids: string[]) => Promise<unknown>,
  ) => {
    const ids = posts.map(({ id }) => id);
    const onSuccess = () => {
      onDone();
      notifyWithUndo(messageOf(ids.length, participle), () => undo(ids));
    };
    void updateMany('blog_posts', { ids, data, meta }, { mutationMode: 'pessimistic', onSuccess });
  };

  return {
    isWriting: isPending,
    publish: (posts: readonly Target[]): void =>
      // The database sets the date, because this computer's clock may be wrong.
      update(posts, { status: 'published' }, 'publié', (ids) =>
        provider.updateMany('blog_posts', { ids, data: unpublished, meta }),
      ),
    // Publishing again would set today's date; the function restores the former dates.
    unpublish: (posts: readonly Target[]): void =>
      update(posts, unpublished, 'dépublié', (ids) => provider.callFunction('undo_unpublish', { post_ids: ids })),
  };
}

/** The notification of a change: « Article publié », « 3 articles publiés ». */
const messageOf = (count: number, participle: string): string =>
  count === 1 ? `Article ${participle}` : `${formatNumber(count)}\u00A0articles ${participle}s`;
