import { useState } from 'react';
import { Confirm } from 'react-admin';
import { formatNumber } from '../../data/formats/numbers';
import { useMoveToTrash } from '../../ui/components/use-move-to-trash';
import type { PostSummary } from './post';

/**
 * Moves articles to the trash, once confirmed.
 * @returns a function that asks, the question, and whether the articles are being moved
 */
export function usePostDeletion(posts: readonly Pick<PostSummary, 'id' | 'title'>[], onDone?: () => void) {
  const [isAsking, setAsking] = useState(false);
  const [moveToTrash, isDeleting] = useMoveToTrash('blog_posts', 'article', () => onDone?.());
  const [post, ...others] = posts;
  const isOne = others.length === 0;
  const question = (
    <Confirm
      isOpen={isAsking}
      title={isOne ? 'Supprimer l’article\u00A0?' : `Supprimer ${formatNumber(posts.length)}\u00A0articles\u00A0?`}
      content={
        isOne
          ? `« ${post?.title ?? ''} » sera retiré du site et placé dans la corbeille, d’où il peut revenir entier pendant 30 jours.`
          : 'Ils seront retirés du site et placés dans la corbeille, d’où ils peuvent revenir entiers pendant 30 jours.'
      }
      onClose={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        moveToTrash(posts);
      }}
    />
  );
  return { ask: () => setAsking(true), question, isDeleting };
}
