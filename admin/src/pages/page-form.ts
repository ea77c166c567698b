import type { PostStatus } from '@agency/supabase/blog-posts';
import { tooLong } from '../editor/too-long';
import type { Page } from './page';

/** The editor's fields; emptied text inputs hold null. The address is not one of them: it stays what it is. */
export interface PageForm {
  readonly title: string | null;
  readonly excerpt: string | null;
  readonly content: string | null;
  readonly featured_image_url: string | null;
  readonly featured_image_alt: string | null;
  readonly status: PostStatus;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly meta_keywords: string | null;
}

/** The fields one writes in. */
export const pageFields = [
  'title',
  'excerpt',
  'content',
  'featured_image_url',
  'featured_image_alt',
  'status',
  'meta_title',
  'meta_description',
  'meta_keywords',
] as const satisfies readonly (keyof PageForm)[];

export type PageToSave = Omit<Page, 'id' | 'slug' | 'sort_order' | 'updated_at'>;

/** What is sent to the database for a form: exactly the columns it changes. */
export const pageToSave = (form: PageForm): PageToSave => ({
  title: textOf(form.title),
  excerpt: textOf(form.excerpt),
  content: form.content ?? '',
  featured_image_url: textOf(form.featured_image_url) || null,
  featured_image_alt: textOf(form.featured_image_alt),
  status: form.status,
  meta_title: textOf(form.meta_title),
  meta_description: textOf(form.meta_description),
  meta_keywords: textOf(form.meta_keywords),
});

const imageAddress = /^(https?:\/\/|\/[^/])/;

/** What keeps a form from being sent, field by field; an empty object when nothing does. */
export function validatePage(form: PageForm): Partial<Record<keyof PageForm, string>> {
  const image = textOf(form.featured_image_url);
  return {
    ...(textOf(form.title) === '' && { title: 'Le titre est obligatoire' }),
    ...tooLong(form),
    ...(image && !imageAddress.test(image) && { featured_image_url: 'Une adresse commence par https:// ou par /' }),
  };
}

const textOf = (value: string | null): string => (value ?? '').trim();
