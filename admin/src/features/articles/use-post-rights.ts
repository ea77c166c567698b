import { useCanAccess, useGetIdentity } from 'react-admin';
import type { Post } from './post';

/** What the person may do with articles. Authors change their own drafts alone; the database says the same. */
export function usePostRights() {
  const { identity } = useGetIdentity();
  const mayCreate = useRight('create');
  const mayEdit = useRight('edit');
  const mayDelete = useRight('delete');
  const mayOthers = useRight('others');
  const mayPublish = useRight('publish');
  const isOpen = ({ author_id: author, status }: Pick<Post, 'author_id' | 'status'>) =>
    (mayOthers || author === identity?.id) && (mayPublish || status === 'draft');
  return {
    mayCreate,
    mayPublish,
    mayChange: (post: Pick<Post, 'author_id' | 'status'>) => mayEdit && isOpen(post),
    mayErase: (post: Pick<Post, 'author_id' | 'status'>) => mayDelete && isOpen(post),
  };
}

const useRight = (action: string): boolean => useCanAccess({ action, resource: 'blog_posts' }).canAccess === true;
