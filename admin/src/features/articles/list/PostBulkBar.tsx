import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { countOf } from '../../../data/formats/numbers';
import { selectionBar } from '../../../ui/theme/styles';
import type { PostSummary } from '../post';
import { usePostDeletion } from '../use-post-deletion';
import { usePostWrites } from '../use-post-writes';

/** Selects the articles of this page; publishes, unpublishes or deletes those selected. */
export function PostBulkBar({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { selectedIds, onSelect, onUnselectItems } = useListContext<PostSummary>();
  const { publish, unpublish, isWriting } = usePostWrites(() => onUnselectItems());
  // Only what is on the screen, so that nobody deletes articles of another page.
  const selected = posts.filter(({ id }) => selectedIds.includes(id));
  const { ask, question, isDeleting } = usePostDeletion(selected, () => onUnselectItems());
  const disabled = isWriting || isDeleting;
  const drafts = selected.filter(({ status }) => status !== 'published');
  const published = selected.filter(({ status }) => status === 'published');
  const all = selected.length === posts.length;
  const isPartial = selected.length > 0 && !all;
  return (
    <Box role="group" aria-label="Actions sur la sélection" sx={bar}>
      <FormControlLabel
        label="Tout sélectionner"
        sx={{ mr: 'auto' }}
        control={
          <Checkbox
            size="small"
            checked={all}
            indeterminate={isPartial}
            // Material UI draws the mixed state and does not set it on the input, where screen readers look.
            slotProps={{
              input: {
                ref: (box) => {
                  if (box) box.indeterminate = isPartial;
                },
              },
            }}
            onChange={() => onSelect(all ? [] : posts.map(({ id }) => id))}
          />
        }
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {selected.length > 0 ? countOf(selected.length, 'article sélectionné', 'articles sélectionnés') : ''}
      </Typography>
      {selected.length > 0 && (
        <>
          <Button size="small" disabled={disabled || drafts.length === 0} onClick={() => publish(drafts)}>
            Publier
          </Button>
          <Button size="small" disabled={disabled || published.length === 0} onClick={() => unpublish(published)}>
            Dépublier
          </Button>
          <Button size="small" color="error" disabled={disabled} onClick={ask}>
            Supprimer
          </Button>
        </>
      )}
      {question}
    </Box>
  );
}

const bar = {
  ...selectionBar,
  minHeight: '2.75rem',
  pl: 2,
  pr: 1,
  border: '1px solid var(--line)',
} as const;
