import CheckIcon from '@mui/icons-material/Check';
import PendingIcon from '@mui/icons-material/MoreHoriz';
import ReviewIcon from '@mui/icons-material/PriorityHigh';
import { Box } from '@mui/material';
import { memo, useMemo } from 'react';
import { useFilledWords } from '../../provider/use-filled-words';
import { Panel } from '../../ui/components/Panel';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';
import { plainList, smallText } from '../../ui/theme/styles';
import { type SavedText, useTextAsSaved } from '../TextAsSaved';
import { type Check, checksOf } from './checks';
import { picturesOf, usePictureFacts } from './picture-facts';
import { reviewText } from './text-review';
import { useBrokenLinks } from './use-broken-links';

interface ReviewPanelProps {
  /** The text's own public address. */
  readonly address: string;
  /** The excerpt, for an article. */
  readonly excerpt?: string;
  /** The HTML that visitors read, if it contains more than `content` (the blocks of a page). */
  readonly html?: string;
}

/** A checklist for the text, shown before its publication. It does not block the publication. */
export function ReviewPanel({ html, ...props }: ReviewPanelProps) {
  const text = useTextAsSaved();
  return <Review {...props} text={useDebouncedValue(text)} content={useDebouncedValue(html ?? text.content)} />;
}

interface ReviewProps extends Omit<ReviewPanelProps, 'html'> {
  readonly text: SavedText;
  readonly content: string;
}

/** Memoised, so that the checks run only once the typing has paused. */
const Review = memo(function Review({ address, excerpt, text, content }: ReviewProps) {
  const filled = useFilledWords();
  const read = {
    ...text,
    meta_title: filled(text.meta_title || text.title),
    meta_description: filled(text.meta_description || text.excerpt),
  };
  const review = useMemo(() => reviewText(content), [content]);
  const brokenLinks = useBrokenLinks(review.links, address);
  const pictures = usePictureFacts(picturesOf(text, review));
  return (
    <Panel title="Vérifications">
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.25 }}>
        {checksOf({ text: read, excerpt, review, brokenLinks, pictures }).map((check) => (
          <ReviewItem key={check.title} {...check} />
        ))}
      </Box>
    </Panel>
  );
});

const states = {
  pending: { label: 'En cours', icon: PendingIcon, colour: 'text.secondary' },
  good: { label: 'Bon', icon: CheckIcon, colour: 'var(--teal)' },
  review: { label: 'À revoir', icon: ReviewIcon, colour: 'var(--action)' },
} as const;

function ReviewItem({ title, problems, note }: Check) {
  const { label, icon: Icon, colour } = states[!problems ? 'pending' : problems.length === 0 ? 'good' : 'review'];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)' }}>
      <Icon titleAccess={label} sx={{ fontSize: '1.125rem', mt: '2px', color: colour }} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {title}
        {note && <Box sx={smallText}>{note}</Box>}
        {problems && problems.length > 0 && (
          <Box component="ul" sx={{ ...plainList, ...smallText, '& li::first-letter': { textTransform: 'uppercase' } }}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
