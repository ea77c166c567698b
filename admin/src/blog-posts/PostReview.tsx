import { useWatch } from 'react-hook-form';
import { ReviewPanel } from '../editor/review/ReviewPanel';
import type { PostForm } from './post-form';
import { postToSave } from './post-to-save';

/** The checklist of the article as it would be saved. */
export function PostReview() {
  const post = postToSave(useWatch<PostForm>() as PostForm, 'save', new Date(0));
  return (
    <ReviewPanel
      text={{
        content: post.content,
        address: `/blog/${post.slug}`,
        metaTitle: post.meta_title,
        metaDescription: post.meta_description,
        picture: post.featured_image_url ?? '',
        pictureText: post.featured_image_alt,
      }}
    />
  );
}
