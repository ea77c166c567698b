import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useCreatePath } from 'react-admin';
import { ActionsMenu } from '../../components/ActionsMenu';
import type { PostSummary } from '../post';
import { PostDeletion } from '../PostDeletion';
import { usePostWrites } from '../use-post-writes';

/** « Publier » for a draft; open, edit, unpublish and delete behind « … ». */
export function PostRowActions({ post }: { readonly post: PostSummary }) {
  const createPath = useCreatePath();
  const { publish, unpublish, remove, isWriting } = usePostWrites();
  const [isConfirming, setConfirming] = useState(false);
  const published = post.status === 'published';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
      {!published && (
        <Button variant="outlined" size="small" disabled={isWriting} onClick={() => publish([post])}>
          Publier
        </Button>
      )}
      <ActionsMenu
        label={`Plus d’actions sur « ${post.title} »`}
        actions={[
          { label: 'Modifier', to: createPath({ resource: 'blog_posts', type: 'edit', id: post.id }) },
          { label: 'Voir sur le site', href: `/blog/${post.slug}` },
          ...(published ? [{ label: 'Dépublier', disabled: isWriting, onChoose: () => unpublish([post]) }] : []),
          { label: 'Supprimer', disabled: isWriting, onChoose: () => setConfirming(true) },
        ]}
      />
      {isConfirming && (
        <PostDeletion
          open
          titles={[post.title]}
          onClose={() => setConfirming(false)}
          onConfirm={() => remove([post])}
        />
      )}
    </Box>
  );
}
