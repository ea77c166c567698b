import { commentStatuses, type CommentStatus } from '@agency/supabase/comments';
import { Button } from '@mui/material';
import { useDataProvider, useListContext, useRecordContext, useRefresh, useUpdateMany } from 'react-admin';
import { formatNumber } from '../../data/formats/numbers';
import { useNotifyWithUndo } from '../../ui/components/use-notify-with-undo';
import { type Comment, moderation } from './comment';

/** The answer needs no content: the list is loaded again. */
const meta = { columns: ['id'] };

/**
 * Gives comments a status, at once; « Annuler » gives each its former one.
 * @returns the function, and whether it is running
 */
function useModerate(onDone: () => void) {
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

interface ModerationButtonsProps {
  readonly comments: readonly Comment[];
  readonly onDone: () => void;
}

/** A button for each status that one of the comments does not have yet. */
function ModerationButtons({ comments, onDone }: ModerationButtonsProps) {
  const [moderate, isWriting] = useModerate(onDone);
  return commentStatuses
    .filter((status) => comments.some((comment) => comment.status !== status))
    .map((status) => (
      <Button
        key={status}
        size="small"
        variant={status === 'approved' ? 'contained' : 'outlined'}
        disabled={isWriting}
        onClick={() => moderate(comments, status)}
      >
        {moderation[status].action}
      </Button>
    ));
}

/** For the selected comments of a list. */
export function BulkModeration() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Comment>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return <ModerationButtons comments={selected} onDone={() => onUnselectItems()} />;
}

/** For the comment on the screen, which stays there. */
export function Moderation() {
  const comment = useRecordContext<Comment>();
  const refresh = useRefresh();
  return comment && <ModerationButtons comments={[comment]} onDone={refresh} />;
}
