import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { formatParisMoment } from '../../../formats/paris-time';
import { isFuture } from '../../../provider/publication';
import { useNotifyWithUndo } from '../../../ui/components/use-notify-with-undo';
import type { PostSummary } from '../post';

/** The answer contains ids only, because the calendar is loaded again. */
const meta = { columns: ['id'] };

/**
 * Moves the publication of a scheduled article: never into the past, which would publish the article, and not once it has appeared, which
 * would take it off the site. The calendar may have been loaded before that.
 */
export function useMovePost(): (post: PostSummary, moment: string) => void {
  const provider = useDataProvider();
  const notify = useNotify();
  const notifyWithUndo = useNotifyWithUndo();
  const refresh = useRefresh();
  const write = async ({ post, moment }: { readonly post: PostSummary; readonly moment: string }) =>
    provider.updateMany('blog_posts', { ids: [post.id], data: { published_at: moment }, meta });
  // A mutation, so that the banner of failed calls shows a failure. Moves are sent one after the other, so that the last one is saved last.
  const { mutate } = useMutation({
    mutationFn: async (move: { readonly post: PostSummary; readonly moment: string }) => {
      const stored = await provider.getMany<PostSummary>('blog_posts', {
        ids: [move.post.id],
        meta: { columns: ['id', 'published_at'] },
      });
      const isScheduled = isFuture(stored.data[0]?.published_at);
      if (isScheduled) await write(move);
      return isScheduled;
    },
    meta: { operation: 'save' },
    scope: { id: 'calendar' },
    onSuccess: (isMoved, { post, moment }) => {
      if (!isMoved)
        return notify('Cet article est paru, ou n’est plus programmé\u00A0: il n’a pas bougé.', { type: 'warning' });
      const former = post.published_at ?? moment;
      return notifyWithUndo(`«\u00A0${post.title}\u00A0»\u00A0: ${formatParisMoment(moment)}`, () =>
        write({ post, moment: former }),
      );
    },
    onSettled: refresh,
  });
  return (post, moment) => {
    if (moment === post.published_at) return;
    if (isFuture(moment)) mutate({ post, moment });
    else notify('Ce moment est passé\u00A0: l’article n’a pas bougé.', { type: 'warning' });
  };
}
