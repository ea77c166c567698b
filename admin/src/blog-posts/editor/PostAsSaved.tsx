import { createContext, type ReactNode, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import type { PostForm } from './post-form';
import { type PostToSave, postToSave } from './post-to-save';

const AsSaved = createContext<PostToSave | null>(null);

/** « Sauvegarder » at any time would store the same text: no date is shown of it. */
const asSaved = (form: PostForm): PostToSave => postToSave(form, 'save', new Date(0));

/** Inside the form of an article: what saving it would store, worked out once a change for all that show it. */
export function PostAsSaved({ children }: { readonly children: ReactNode }) {
  const post = useWatch({ compute: asSaved });
  return <AsSaved value={post}>{children}</AsSaved>;
}

/** @throws outside a `PostAsSaved` */
export function usePostAsSaved(): PostToSave {
  const post = useContext(AsSaved);
  if (!post) throw new Error('Only below a PostAsSaved');
  return post;
}
