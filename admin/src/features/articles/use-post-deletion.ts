import { useMoveToTrash } from '../../ui/components/use-move-to-trash';
import type { PostSummary } from './post';

export function usePostDeletion(posts: readonly Pick<PostSummary, 'id' | 'slug' | 'title'>[], onDone?: () => void) {
  const content =
    posts.length === 1
      ? `«\u00A0${posts[0]?.title ?? ''}\u00A0» sera retiré du site et placé dans la corbeille, d’où il peut revenir entier pendant 30 jours.`
      : 'Ils seront retirés du site et placés dans la corbeille, d’où ils peuvent revenir entiers pendant 30 jours.';
  const addresses = posts.map(({ slug }) => `/blog/${slug}`);
  return useMoveToTrash('blog_posts', posts, { name: 'article', theName: 'l’article', content, addresses }, onDone);
}
