import CheckIcon from '@mui/icons-material/Check';
import PendingIcon from '@mui/icons-material/MoreHoriz';
import ReviewIcon from '@mui/icons-material/PriorityHigh';
import { Box } from '@mui/material';

interface ReviewItemProps {
  readonly title: string;
  /** A sentence each; none when all is well, undefined while that is being found out. */
  readonly problems: readonly string[] | undefined;
  /** Something to know that is no problem. */
  readonly note?: string | undefined;
}

const states = {
  pending: { label: 'En cours', icon: PendingIcon, colour: 'text.secondary' },
  good: { label: 'Bon', icon: CheckIcon, colour: 'var(--teal)' },
  review: { label: 'À revoir', icon: ReviewIcon, colour: 'var(--action)' },
} as const;

/** One point of the checklist: good, or what is to be looked at again. */
export function ReviewItem({ title, problems, note }: ReviewItemProps) {
  const { label, icon: Icon, colour } = states[!problems ? 'pending' : problems.length === 0 ? 'good' : 'review'];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', listStyle: 'none' }}>
      <Icon titleAccess={label} sx={{ fontSize: '1.125rem', mt: '2px', color: colour }} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {title}
        {note && <Box sx={detail}>{note}</Box>}
        {problems && problems.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {problems.map((problem) => (
              <Box component="li" key={problem} sx={detail}>
                {problem}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const detail = { fontSize: '0.8125rem', color: 'text.secondary' } as const;
