import { useDataProvider } from 'react-admin';
import { formatNumber } from '../../formats/numbers';
import type { BackOfficeData } from '../../provider/data-provider';
import { useStatusWrites } from '../../ui/components/use-status-writes';
import type { Post } from './post';

type Target = Pick<Post, 'id' | 'status'>;

const unpublished = { status: 'draft', published_at: null } as const;
/** The answer contains ids only, because the list is loaded again. */
const meta = { columns: ['id'] };

const idsOf = (posts: readonly Target[]) => posts.map(({ id }) => id);

/** Publishes and unpublishes articles from the list. A change is stored at once, and « Annuler » undoes it. */
export function usePostWrites(onDone?: () => void) {
  const provider = useDataProvider<BackOfficeData>();
  const [write, isWriting] = useStatusWrites<Post['status']>('blog_posts', onDone);
  return {
    isWriting,
    publish: (posts: readonly Target[]): void =>
      write({
        ids: idsOf(posts),
        // The database sets the date, because this computer's clock may be wrong.
        data: { status: 'published' },
        message: messageOf('publié'),
        undo: (changed) => provider.updateMany('blog_posts', { ids: idsOf(changed), data: unpublished, meta }),
      }),
    unpublish: (posts: readonly Target[]): void =>
      write({
        ids: idsOf(posts),
        data: unpublished,
        message: messageOf('dépublié'),
        // Publishing again would set today's date; the function restores the former dates.
        undo: (changed) => provider.callFunction('undo_unpublish', { post_ids: idsOf(changed) }),
      }),
  };
}

/** The notification of a change: « Article publié », « 3 articles publiés ». */
const messageOf =
  (participle: string) =>
  (count: number): string =>
    count === 1 ? `Article ${participle}` : `${formatNumber(count)}\u00A0articles ${participle}s`;
