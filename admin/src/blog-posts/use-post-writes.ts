import { useDataProvider, useDeleteMany, useUpdateMany } from 'react-admin';
import { useNotifyWithUndo } from '../components/use-notify-with-undo';
import { formatNumber } from '../formats/numbers';
import type { BackOfficeData } from '../providers/database-functions';
import type { Post } from './post';

type Target = Pick<Post, 'id' | 'status'>;

interface PostWrites {
  readonly publish: (posts: readonly Target[]) => void;
  readonly withdraw: (posts: readonly Target[]) => void;
  readonly remove: (posts: readonly Target[]) => void;
  readonly isWriting: boolean;
}

const withdrawn = { status: 'draft', published_at: null } as const;
const written = { mutationMode: 'pessimistic' } as const;
/** The answer needs no content: the list reads its rows again. */
const meta = { columns: ['id'] };

/** What the list does to one article or to many: written at once, then undone on request. */
export function usePostWrites(onDone: () => void = () => undefined): PostWrites {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const [updateMany, { isPending: isUpdating }] = useUpdateMany();
  const [deleteMany, { isPending: isDeleting }] = useDeleteMany();

  const write = (posts: readonly Target[], data: object, done: string, undo: (ids: string[]) => Promise<unknown>) => {
    const ids = posts.map(({ id }) => id);
    const onSuccess = () => {
      onDone();
      notifyWithUndo(said(ids.length, done), () => undo(ids));
    };
    void updateMany('blog_posts', { ids, data, meta }, { ...written, onSuccess });
  };

  return {
    isWriting: isUpdating || isDeleting,
    publish: (posts) =>
      write(posts, { status: 'published', published_at: new Date().toISOString() }, 'publié', (ids) =>
        provider.updateMany('blog_posts', { ids, data: withdrawn, meta }),
      ),
    // A plain publication would date them anew; this gives each the date it had.
    withdraw: (posts) =>
      write(posts, withdrawn, 'dépublié', (ids) => provider.callFunction('undo_withdrawal', { post_ids: ids })),
    remove: (posts) => {
      const ids = posts.map(({ id }) => id);
      const onSuccess = () => {
        onDone();
        notifyWithUndo(`${said(ids.length, 'supprimé')}, ${kept(ids.length)}`, () =>
          provider.callFunction('restore_from_bin', { item_ids: ids }),
        );
      };
      void deleteMany('blog_posts', { ids, meta }, { ...written, onSuccess });
    },
  };
}

/** How long a deletion can be taken back, elsewhere than in its message. */
const kept = (count: number): string =>
  count === 1 ? 'conservé 30\u00A0jours dans la corbeille' : 'conservés 30\u00A0jours dans la corbeille';

/** « Article publié », « 3 articles publiés » */
const said = (count: number, done: string): string =>
  count === 1 ? `Article ${done}` : `${formatNumber(count)}\u00A0articles ${done}s`;
