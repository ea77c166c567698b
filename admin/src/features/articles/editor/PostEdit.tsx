import { Button } from '@mui/material';
import { useState } from 'react';
import { EditBase, LinkBase, useEditContext, useMatch, useLocation } from 'react-admin';
import { EmptyState } from '../../../ui/components/EmptyState';
import { LoadError } from '../../../ui/components/LoadError';
import { isRetryable } from '../../../provider/failed-calls/describe-failure';
import { Loading } from '../../../ui/components/Loading';
import type { Post } from '../post';
import { PostEditor } from './PostEditor';

/** /admin/blog/edit/:id: loads an article into its editor. */
export function PostEdit() {
  // The key remounts the form for another article.
  const id = useMatch({ path: '/blog_posts/:id' })?.params['id'];
  return (
    <EditBase key={id} redirectOnError={false}>
      <LoadedPost />
    </EditBase>
  );
}

function LoadedPost() {
  const { record, isPending, isFetching, error, refetch } = useEditContext<Post>();
  // The cache may be stale after a change in the list, so the form waits for the fetched article.
  const [opened, setOpened] = useState<Post>();
  if (record && !isFetching && !opened) setOpened(record);
  if (opened) return <PostEditor title="Modifier l’article" stored={opened} />;
  if (isPending || isFetching) return <Loading />;
  if (isRetryable(error)) return <LoadError title="Cet article n’a pas pu être lu" onRetry={refetch} />;
  return (
    <EmptyState
      title="Article non trouvé"
      action={
        <Button component={LinkBase} to="/blog_posts" variant="outlined">
          Gestion des Articles
        </Button>
      }
    >
      L’article que vous cherchez n’existe pas ou a été supprimé.
    </EmptyState>
  );
}

/** /admin/blog/new: an empty editor. The key remounts the form when the person chooses « Nouvel article » on this very screen. */
export function PostCreate() {
  const { key } = useLocation();
  return <PostEditor key={key} title="Nouvel article" />;
}
