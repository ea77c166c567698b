import { Box } from '@mui/material';
import { countOf } from '../../formats/numbers';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { Segment } from './compare-texts';

/** Shows lines of a text: unchanged lines folded, changed lines with their removals and additions. */
export function HunkView({ hunk }: { readonly hunk: readonly Segment[] }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap' }}>
      {hunk.map((segment, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- segments are never reordered
        <SegmentView key={index} {...segment} />
      ))}
    </Box>
  );
}

/** Changes are struck through or underlined, with visually hidden words for screen readers. */
function SegmentView({ kind, text }: Segment) {
  if (kind === 'same') return <Text>{text}</Text>;
  if (kind === 'folded')
    return (
      <Box component="details" sx={folded}>
        <summary>{countOf(text.split('\n').length, 'ligne inchangée', 'lignes inchangées')}</summary>
        <Text>{text}</Text>
      </Box>
    );
  const isRemoved = kind === 'removed';
  return (
    <Box component={isRemoved ? 'del' : 'ins'} sx={isRemoved ? removed : added}>
      <VisuallyHidden>{isRemoved ? ' (supprimé\u00A0: ' : ' (ajouté\u00A0: '}</VisuallyHidden>
      <Text>{text}</Text>
      <VisuallyHidden>) </VisuallyHidden>
    </Box>
  );
}

const tag = /(<[^<>]*>)/;

/** Shows a text with its tags dimmed. */
function Text({ children }: { readonly children: string }) {
  return children.split(tag).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts are never reordered
      <Box component="code" key={index} sx={{ color: 'text.secondary', fontSize: '0.8125em' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}

const folded = {
  my: 0.5,
  color: 'text.secondary',
  '& summary': { cursor: 'pointer', fontSize: '0.8125rem' },
  '& summary:focus-visible': { outline: '2px solid var(--action)', outlineOffset: 2 },
} as const;

const changed = {
  position: 'relative',
  borderRadius: '3px',
  px: '2px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
} as const;
const added = {
  ...changed,
  bgcolor: 'var(--teal-soft)',
  textDecorationColor: 'var(--teal)',
  textUnderlineOffset: '3px',
} as const;
const removed = { ...changed, bgcolor: 'var(--action-soft)', textDecorationColor: 'var(--danger)' } as const;
