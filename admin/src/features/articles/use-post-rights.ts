import { useCanAccess, useGetIdentity } from 'react-admin';
import type { Post } from './post';

/** The rights of the person on articles. The role `author` may only change its own drafts. The database enforces the same rights. */
export function usePostRights() {
  const { identity } = useGetIdentity();
  const mayCreate = useRight('create');
  const mayEdit = useRight('edit');
  const mayDelete = useRight('delete');
  const mayOthers = useRight('others');
  const { canAccess: mayPublish } = useCanAccess({ action: 'publish', resource: 'blog_posts' });
  const isOpen = ({ author_id: author, status }: Pick<Post, 'author_id' | 'status'>) =>
    (mayOthers || author === identity?.id) && (mayPublish === true || status === 'draft');
  return {
    mayCreate,
    mayPublish: mayPublish === true,
    maySignForOthers: mayOthers,
    /** Whether the person may not change the article, because it is published and the person may not publish. */
    isLocked: (post: Pick<Post, 'status'> | undefined) => post?.status === 'published' && mayPublish === false,
    mayChange: (post: Pick<Post, 'author_id' | 'status'>) => mayEdit && isOpen(post),
    mayErase: (post: Pick<Post, 'author_id' | 'status'>) => mayDelete && isOpen(post),
  };
}

const useRight = (action: string): boolean => useCanAccess({ action, resource: 'blog_posts' }).canAccess === true;
