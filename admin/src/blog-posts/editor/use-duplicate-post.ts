import { useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useDataProvider, useNavigate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { slugFromTitle } from '@agency/supabase/slug';
import { pick } from '../../saving/saving-rules';
import { newPost, postFields, type PostForm } from './post-form';
import { freeSlugQuery, slugOwnerQuery } from './slug-owner';

/** @returns what opens a new draft with the words on the screen, under an address that is free */
export function useDuplicatePost(): () => Promise<void> {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const { getValues } = useFormContext<PostForm>();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  return async () => {
    const title = `${getValues('title') ?? ''} (copie)`.trim();
    const wanted = slugFromTitle(title);
    const isTaken = await queries.fetchQuery(slugOwnerQuery(provider, wanted));
    const slug = isTaken ? await queries.fetchQuery(freeSlugQuery(provider, wanted)) : wanted;
    const { status, featured } = newPost;
    const words = pick(getValues(), postFields);
    const record = { ...words, title, slug, meta_title: title, status, featured };
    // React-admin's forms begin with the record that a location carries.
    navigate(createPath({ resource: 'blog_posts', type: 'create' }), { state: { record } });
  };
}
