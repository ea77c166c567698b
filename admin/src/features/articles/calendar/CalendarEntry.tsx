import { useDraggable } from '@dnd-kit/react';
import MoveIcon from '@mui/icons-material/EditCalendar';
import { Box, IconButton } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { parisTimeOf } from '../../../formats/paris-time';
import { isFuture } from '../../../provider/publication';
import type { PostSummary } from '../post';
import { ScheduleDialog } from '../ScheduleDialog';
import { addDays, movedToDay, parisDayOf } from './month';

interface CalendarEntryProps {
  readonly post: PostSummary & { readonly published_at: string };
  readonly onMove: (post: PostSummary, moment: string) => void;
}

/** An article on its day. A scheduled one is moved by dragging, with arrow keys on its button, or in the dialog that the button opens. */
export function CalendarEntry({ post, onMove }: CalendarEntryProps) {
  const createPath = useCreatePath();
  const isMovable = isFuture(post.published_at);
  const { ref, isDragSource } = useDraggable({ id: post.id, data: post, disabled: !isMovable });
  return (
    <Box ref={ref} component="li" sx={{ ...entry, ...(isMovable && movable), opacity: isDragSource ? 0.5 : 1 }}>
      <span>{parisTimeOf(post.published_at).slice(11)}</span>{' '}
      <LinkBase to={createPath({ resource: 'blog_posts', type: 'edit', id: post.id })} draggable={false}>
        {post.title}
      </LinkBase>
      {isMovable && <MoveButton post={post} onMove={onMove} />}
    </Box>
  );
}

const entry = {
  position: 'relative',
  listStyle: 'none',
  px: 0.75,
  py: 0.5,
  borderRadius: '8px',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  bgcolor: 'var(--teal-soft)',
  '& > span': { color: 'text.secondary' },
  '& a': { color: 'inherit' },
} as const;
const movable = { bgcolor: 'var(--kraft)', cursor: 'grab', pr: 4 } as const;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The article that was last moved with a key. React mounts a new button for it on the other day, which takes the focus. */
let lastMoved: string | undefined;

function MoveButton({ post, onMove }: CalendarEntryProps) {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (lastMoved === post.id) button.current?.focus();
  }, [post.id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    lastMoved = post.id;
    onMove(post, movedToDay(post.published_at, addDays(parisDayOf(post.published_at), step)));
  };
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-label={`Déplacer « ${post.title} » (flèches, ou Entrée pour choisir une date)`}
        onClick={() => setAsked(true)}
        onKeyDown={onKeyDown}
        sx={{ position: 'absolute', top: 0, right: 0, zIndex: 1 }}
      >
        <MoveIcon fontSize="small" />
      </IconButton>
      {isAsked && (
        <ScheduleDialog
          title={`Déplacer «\u00A0${post.title}\u00A0»`}
          action="Déplacer"
          initial={post.published_at}
          onClose={() => setAsked(false)}
          onChoose={(moment) => onMove(post, moment)}
        />
      )}
    </>
  );
}
