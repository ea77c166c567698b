import { identity } from '@agency/brand/identity';
import { newPostDefaults, type PostStatus } from '@agency/supabase/blog-posts';

/** The editor's fields. Emptied text inputs hold null; tags are a list as read, a text as typed. */
export interface PostForm {
  readonly title: string | null;
  readonly slug: string | null;
  readonly excerpt: string | null;
  readonly content: string | null;
  readonly author: string;
  readonly category: string | null;
  readonly tags: readonly string[] | string | null;
  readonly featured: boolean;
  readonly featured_image_url: string | null;
  readonly featured_image_alt: string | null;
  readonly status: PostStatus;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly meta_keywords: string | null;
}

/** What a new article starts with (specification §3.1). */
export const newPost: PostForm = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  author: `Équipe ${identity.name}`,
  category: newPostDefaults.category,
  tags: newPostDefaults.tags,
  featured: newPostDefaults.featured,
  featured_image_url: '',
  featured_image_alt: '',
  status: newPostDefaults.status,
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
};
