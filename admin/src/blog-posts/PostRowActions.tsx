import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import type { PostSummary } from './post';
import { PostDeletion } from './PostDeletion';
import { usePostWrites } from './use-post-writes';

/** Open, edit, publish or unpublish, delete. */
export function PostRowActions({ post }: { readonly post: PostSummary }) {
  const createPath = useCreatePath();
  const { publish, withdraw, remove, isWriting } = usePostWrites();
  const [asking, setAsking] = useState(false);
  const named = (action: string) => `${action} « ${post.title} »`;
  const published = post.status === 'published';
  return (
    <Box sx={actions}>
      <Tooltip title="Voir sur le site">
        <IconButton href={`/blog/${post.slug}`} target="_blank" rel="noopener" aria-label={named('Voir')}>
          <OpenIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Modifier">
        <IconButton
          component={LinkBase}
          to={createPath({ resource: 'blog_posts', type: 'edit', id: post.id })}
          aria-label={named('Modifier')}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Supprimer">
        <IconButton disabled={isWriting} aria-label={named('Supprimer')} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Button
        variant="outlined"
        size="small"
        disabled={isWriting}
        onClick={() => (published ? withdraw([post]) : publish([post]))}
        sx={{ ml: 1, minWidth: '6.25rem' }}
      >
        {published ? 'Dépublier' : 'Publier'}
      </Button>
      {asking && (
        <PostDeletion open titles={[post.title]} onClose={() => setAsking(false)} onConfirm={() => remove([post])} />
      )}
    </Box>
  );
}

const actions = {
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: { lg: 'flex-end' },
  ml: { xs: -1, lg: 0 },
} as const;
