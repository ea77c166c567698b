import { Box } from '@mui/material';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { countOf } from '../../data/formats/numbers';
import type { Passage, Piece } from './compare-texts';

/** Lines of a text: unchanged ones collapsed, changed ones with removals and additions. */
export function PassageView({ passage }: { readonly passage: Passage }) {
  if (passage.kind === 'folded') {
    return (
      <Box component="details" sx={folded}>
        <summary>{countOf(passage.lines.length, 'ligne inchangée', 'lignes inchangées')}</summary>
        <Box sx={text}>
          <Text>{passage.lines.join('\n')}</Text>
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={text}>
      {passage.pieces.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces are never reordered
        <PieceView key={index} piece={piece} />
      ))}
    </Box>
  );
}

/** Struck through or underlined, with visually hidden words for screen readers. */
function PieceView({ piece }: { readonly piece: Piece }) {
  if (piece.kind === 'same') return <Text>{piece.text}</Text>;
  const removed = piece.kind === 'removed';
  return (
    <Box component={removed ? 'del' : 'ins'} sx={removed ? del : ins}>
      <VisuallyHidden>{removed ? ' (supprimé\u00A0: ' : ' (ajouté\u00A0: '}</VisuallyHidden>
      <Text>{piece.text}</Text>
      <VisuallyHidden>) </VisuallyHidden>
    </Box>
  );
}

const tag = /(<[^<>]*>)/;

/** Tags are dimmed. */
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

const text = { whiteSpace: 'pre-wrap' } as const;

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
const ins = {
  ...changed,
  bgcolor: 'var(--teal-soft)',
  textDecorationColor: 'var(--teal)',
  textUnderlineOffset: '3px',
} as const;
const del = { ...changed, bgcolor: 'var(--action-soft)', textDecorationColor: 'var(--danger)' } as const;
