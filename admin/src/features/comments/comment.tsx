import { commentStatuses, commentStatusLabels, type CommentStatus } from '@agency-site/domain/comments';
import type { Database } from '@agency-site/supabase/types';
import type { Columns, NamesOf } from '@agency-site/domain/tables/column';
import { Box, Button } from '@mui/material';
import { useListContext, useRecordContext, useRefresh } from 'react-admin';
import { formatNumber } from '../../formats/numbers';
import type { Tone } from '../../ui/components/Badge';
import { useGiveStatus } from '../../ui/components/use-give-status';

export const commentColumns = {
  id: {},
  name: { label: 'Auteur' },
  words: { label: 'Commentaire' },
  email: { label: 'E-mail' },
  post_id: { label: 'Article' },
  parent_id: {},
  from_agency: { label: 'De l’agence' },
  status: { label: 'Statut', choices: commentStatusLabels },
  created_at: { label: 'Reçu le' },
} as const satisfies Columns<'comments'>;

type Row = Database['public']['Tables']['comments']['Row'];

export type Comment = Omit<Pick<Row, NamesOf<typeof commentColumns>>, 'status'> & { readonly status: CommentStatus };

/** For each status: the label of the action that gives it to comments, and the words that confirm this for one comment or several. */
export const moderation: Readonly<Record<CommentStatus, { action: string; one: string; several: string; tone: Tone }>> =
  {
    pending: { action: 'À relire', one: 'à relire', several: 'à relire', tone: 'action' },
    approved: { action: 'Publier', one: 'publié', several: 'publiés', tone: 'teal' },
    spam: { action: 'Indésirable', one: 'indésirable', several: 'indésirables', tone: 'quiet' },
    trash: { action: 'Corbeille', one: 'mis à la corbeille', several: 'mis à la corbeille', tone: 'quiet' },
  };

/** The columns of the article of each comment that the list reads. */
export const articleTitles = { columns: ['id', 'title', 'slug'] };

/** The notification of a change: « Commentaire publié », « 3 commentaires publiés ». */
const messageOf = (count: number, status: CommentStatus): string =>
  count === 1
    ? `Commentaire ${moderation[status].one}`
    : `${formatNumber(count)}\u00A0commentaires ${moderation[status].several}`;

interface ModerationButtonsProps {
  readonly comments: readonly Comment[];
  readonly onDone: () => void;
  readonly statuses?: readonly CommentStatus[];
}

/** A button for each status that at least one of the comments does not have. */
function ModerationButtons({ comments, onDone, statuses = commentStatuses }: ModerationButtonsProps) {
  const [moderate, isWriting] = useGiveStatus('comments', messageOf, onDone);
  return statuses
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

export function BulkModeration() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Comment>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return <ModerationButtons comments={selected} onDone={() => onUnselectItems()} />;
}

/** The most frequent actions on a comment, in its row of the list. */
export function RowModeration({ comment }: { readonly comment: Comment }) {
  const refresh = useRefresh();
  return (
    // Otherwise the click would reach the row, which opens the comment.
    <Box sx={{ display: 'flex', gap: 1 }} onClick={(event) => event.stopPropagation()}>
      <ModerationButtons comments={[comment]} statuses={['approved', 'spam']} onDone={refresh} />
    </Box>
  );
}

/** The actions on the comment of the current screen. The screen stays open. */
export function Moderation() {
  const comment = useRecordContext<Comment>();
  const refresh = useRefresh();
  return comment && <ModerationButtons comments={[comment]} onDone={refresh} />;
}
