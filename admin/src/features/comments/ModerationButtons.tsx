import { commentStatuses } from '@agency/supabase/comments';
import { Button } from '@mui/material';
import { useListContext, useRecordContext, useRefresh } from 'react-admin';
import { type Comment, moderation } from './comment';
import { useModerate } from './use-moderate';

/** A button for each status that one of the comments does not have yet. */
function ModerationButtons({
  comments,
  onDone,
}: {
  readonly comments: readonly Comment[];
  readonly onDone: () => void;
}) {
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
