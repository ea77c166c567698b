import { useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useDataProvider, useNavigate } from 'react-admin';
import { slugFromTitle } from '@agency-site/domain/slug';
import { pick } from '../../saving/saving-rules';
import { freeSlugQuery, slugOwnerQuery } from '../../saving/slug-owner';
import { newPost, postFields, type PostForm } from './editor/post-form';

/** @returns a function that opens the form of a new draft, with the text of an article and a free slug */
export function useDuplicatePost(): (post: PostForm) => Promise<void> {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  return async (post) => {
    const title = `${post.title ?? ''} (copie)`.trim();
    const copySlug = slugFromTitle(title);
    const owner = await queries.fetchQuery(slugOwnerQuery(provider, 'blog_posts', copySlug));
    const slug = owner ? await queries.fetchQuery(freeSlugQuery(provider, 'blog_posts', copySlug)) : copySlug;
    const { slug_origin, status, published_at, featured, featured_until } = newPost;
    const values = pick(post, postFields);
    const record = { ...values, title, slug, slug_origin, status, published_at, featured, featured_until };
    // React-admin's forms take their default values from the record in the location state.
    navigate(createPath({ resource: 'blog_posts', type: 'create' }), { state: { record } });
  };
}
