import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { SelectAll } from '../../../ui/components/SelectAll';
import { countOf } from '../../../formats/numbers';
import { selectionBar } from '../../../ui/theme/styles';
import type { PostSummary } from '../post';
import { usePostDeletion } from '../use-post-deletion';
import { usePostRights } from '../use-post-rights';
import { usePostWrites } from '../use-post-writes';

/** Selects the articles of this page; publishes, unpublishes or deletes the selected ones. */
export function PostBulkBar({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { selectedIds, onUnselectItems } = useListContext<PostSummary>();
  const { publish, unpublish, isWriting } = usePostWrites(() => onUnselectItems());
  const selected = posts.filter(({ id }) => selectedIds.includes(id));
  const { confirm, confirmation, isDeleting } = usePostDeletion(selected, () => onUnselectItems());
  const { mayPublish, mayErase } = usePostRights();
  const disabled = isWriting || isDeleting;
  const drafts = selected.filter(({ status }) => status !== 'published');
  const published = selected.filter(({ status }) => status === 'published');
  return (
    <Box role="group" aria-label="Actions sur la sélection" sx={bar}>
      <SelectAll />
      <Typography role="status" variant="body2" color="text.secondary">
        {selected.length > 0 ? countOf(selected.length, 'article sélectionné', 'articles sélectionnés') : ''}
      </Typography>
      {selected.length > 0 && (
        <>
          {mayPublish && (
            <>
              <Button size="small" disabled={disabled || drafts.length === 0} onClick={() => publish(drafts)}>
                Publier
              </Button>
              <Button size="small" disabled={disabled || published.length === 0} onClick={() => unpublish(published)}>
                Dépublier
              </Button>
            </>
          )}
          <Button size="small" color="error" disabled={disabled || !selected.every(mayErase)} onClick={confirm}>
            Supprimer
          </Button>
        </>
      )}
      {confirmation}
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
