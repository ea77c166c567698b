import { Button } from '@mui/material';
import { useState } from 'react';
import { EditBase, LinkBase, useEditContext } from 'react-admin';
import { EmptyState } from '../components/EmptyState';
import { saidByTheBanner } from '../failed-calls/query-client';
import { Waiting } from '../components/Waiting';
import { PostEditor } from './PostEditor';

/** /admin/blog/edit/:id. Saved at once: an article is never in the five seconds of an undoable update. */
export function PostEdit() {
  return (
    <EditBase
      redirect="list"
      mutationMode="pessimistic"
      mutationOptions={{ meta: { operation: 'save' }, onError: saidByTheBanner }}
      queryOptions={{ onError: saidByTheBanner }}
    >
      <LoadedPost />
    </EditBase>
  );
}

function LoadedPost() {
  const { record, isFetching } = useEditContext();
  // The cache may hold the article as it was before a change made in the list: the form starts from the database.
  const [fresh, setFresh] = useState(false);
  if (!isFetching && !fresh) setFresh(true);
  if (!fresh) return <Waiting />;
  if (record) return <PostEditor title="Modifier l’article" />;
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
