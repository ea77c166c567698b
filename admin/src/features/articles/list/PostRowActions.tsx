import { Box, Button } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { ActionsMenu } from '../../../ui/components/ActionsMenu';
import type { PostSummary } from '../post';
import { usePostDeletion } from '../use-post-deletion';
import { usePostWrites } from '../use-post-writes';

/** « Publier » for a draft; open, edit, unpublish and delete behind « … ». */
export function PostRowActions({ post }: { readonly post: PostSummary }) {
  const createPath = useCreatePath();
  const { publish, unpublish, isWriting } = usePostWrites();
  const { ask, question, isDeleting } = usePostDeletion([post]);
  const disabled = isWriting || isDeleting;
  const published = post.status === 'published';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
      {!published && (
        <Button variant="outlined" size="small" disabled={disabled} onClick={() => publish([post])}>
          Publier
        </Button>
      )}
      <ActionsMenu
        label={`Plus d’actions sur « ${post.title} »`}
        actions={[
          { label: 'Modifier', to: createPath({ resource: 'blog_posts', type: 'edit', id: post.id }) },
          { label: 'Voir sur le site', href: `/blog/${post.slug}` },
          ...(published ? [{ label: 'Dépublier', disabled, onChoose: () => unpublish([post]) }] : []),
          { label: 'Supprimer', disabled, onChoose: ask },
        ]}
      />
      {question}
    </Box>
  );
}
