import { identity } from '@agency/brand/identity';
import { newPostDefaults } from '@agency/supabase/blog-posts';
import { postColumns } from '@agency/supabase/tables/blog-posts';
import { namesOf, valuesOf } from '@agency/supabase/tables/column';
import type { Post } from '../post';

/** The text columns, stored as typed and trimmed. */
export const postTexts = namesOf(postColumns, { written: 'text' });

/** The fields of the editor. An emptied input holds null; tags are a list when loaded and a text once edited. */
export interface PostForm extends Readonly<Record<(typeof postTexts)[number], string | null>> {
  readonly slug: string | null;
  readonly content: string | null;
  readonly category: string | null;
  readonly tags: readonly string[] | string | null;
  readonly featured: boolean;
  readonly featured_image_url: string | null;
  readonly status: Post['status'];
}

/** The default values of a new article (specification §3.1). */
export const newPost: PostForm = {
  ...valuesOf(postTexts, () => ''),
  slug: '',
  content: '',
  author: `Équipe ${identity.name}`,
  category: newPostDefaults.category,
  tags: newPostDefaults.tags,
  featured: newPostDefaults.featured,
  featured_image_url: '',
  status: newPostDefaults.status,
};

/** The fields that a person can edit. */
export const postFields = [...postTexts, ...namesOf(postColumns, { written: 'value' })];
