import { ReviewPanel } from '../editor/review/ReviewPanel';
import { usePostAsSaved } from './PostAsSaved';

/** The checklist of the article as it would be saved. */
export function PostReview() {
  const post = usePostAsSaved();
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
