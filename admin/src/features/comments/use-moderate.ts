import { commentStatuses, type CommentStatus } from '@agency/supabase/comments';
import { useDataProvider, useUpdateMany } from 'react-admin';
import { useNotifyWithUndo } from '../../ui/components/use-notify-with-undo';
import { formatNumber } from '../../data/formats/numbers';
import { type Comment, moderation } from './comment';

/** The answer needs no content: the list is loaded again. */
const meta = { columns: ['id'] };

/**
 * Gives comments a status, at once; « Annuler » gives each its former one.
 * @returns the function, and whether it is running
 */
export function useModerate(onDone: () => void = () => undefined) {
  const provider = useDataProvider();
  const notifyWithUndo = useNotifyWithUndo();
  const [updateMany, { isPending }] = useUpdateMany();
  const moderate = (comments: readonly Comment[], status: CommentStatus) => {
    const ids = comments.map(({ id }) => id);
    const undo = () =>
      Promise.all(
        commentStatuses
          .map((former) => ({ former, those: comments.filter((comment) => comment.status === former) }))
          .filter(({ those }) => those.length > 0)
          .map(({ former, those }) =>
            provider.updateMany('comments', { ids: those.map(({ id }) => id), data: { status: former }, meta }),
          ),
      );
    const onSuccess = () => {
      onDone();
      notifyWithUndo(messageOf(ids.length, status), undo);
    };
    void updateMany('comments', { ids, data: { status }, meta }, { mutationMode: 'pessimistic', onSuccess });
  };
  return [moderate, isPending] as const;
}

/** « Commentaire publié », « 3 commentaires publiés » */
const messageOf = (count: number, status: CommentStatus): string =>
  count === 1
    ? `Commentaire ${moderation[status].one}`
    : `${formatNumber(count)}\u00A0commentaires ${moderation[status].several}`;
