import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { countOf } from '../../formats/numbers';
import type { PostSummary } from '../post';
import { PostDeletion } from '../PostDeletion';
import { usePostWrites } from '../use-post-writes';

/** Selects the articles of this page, and does to all of them what a row does to one. */
export function PostBulkBar({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { selectedIds, onSelect, onUnselectItems } = useListContext<PostSummary>();
  const { publish, withdraw, remove, isWriting } = usePostWrites(() => onUnselectItems());
  const [asking, setAsking] = useState(false);
  // Only what is on the screen: nobody deletes what they do not see.
  const selected = posts.filter(({ id }) => selectedIds.includes(id));
  const drafts = selected.filter(({ status }) => status !== 'published');
  const published = selected.filter(({ status }) => status === 'published');
  const all = selected.length === posts.length;
  const partly = selected.length > 0 && !all;
  return (
    <Box role="group" aria-label="Actions sur la sélection" sx={bar}>
      <FormControlLabel
        label="Tout sélectionner"
        sx={{ mr: 'auto' }}
        control={
          <Checkbox
            size="small"
            checked={all}
            indeterminate={partly}
            // The browser's own state, which the drawing alone does not set.
            slotProps={{
              input: {
                ref: (box) => {
                  if (box) box.indeterminate = partly;
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
          <Button size="small" disabled={isWriting || drafts.length === 0} onClick={() => publish(drafts)}>
            Publier
          </Button>
          <Button size="small" disabled={isWriting || published.length === 0} onClick={() => withdraw(published)}>
            Dépublier
          </Button>
          <Button size="small" color="error" disabled={isWriting} onClick={() => setAsking(true)}>
            Supprimer
          </Button>
        </>
      )}
      <PostDeletion
        open={asking}
        titles={selected.map(({ title }) => title)}
        onClose={() => setAsking(false)}
        onConfirm={() => remove(selected)}
      />
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: '2.75rem',
  pl: 2,
  pr: 1,
  // At hand while a long list scrolls.
  position: 'sticky',
  top: 0,
  zIndex: 3,
  bgcolor: 'var(--paper)',
  border: '1px solid var(--line)',
  borderRadius: '14px 14px 0 0',
} as const;
