import { readingTimeMinutes, textOfHtml } from '@agency/supabase/reading-time';
import { slugFromTitle } from '@agency/supabase/slug';
import { postColumns } from '@agency/supabase/tables/blog-posts';
import { type Column, type NamesOf, valuesOf } from '@agency/supabase/tables/column';
import { trimmed } from '../../editor/form-values';
import type { Post } from '../post';
import { type PostForm, postTexts } from './post-form';

/** « Sauvegarder » keeps the status of the form, « Publier » sets it to published. */
export type SaveIntent = 'save' | 'publish';

export type PostToSave = Pick<Post, NamesOf<typeof postColumns, Required<Pick<Column, 'written'>>>>;

/**
 * The columns that a form saves, with the fallbacks of specification §5.
 * @param now the publication date; the database keeps the first one of a published article
 */
export function postToSave(form: PostForm, intent: SaveIntent, now: Date): PostToSave {
  const texts = valuesOf(postTexts, (name) => trimmed(form[name]));
  const content = form.content ?? '';
  return {
    ...texts,
    slug: slugOf(form),
    content,
    category: form.category,
    tags: tagList(form.tags),
    featured: form.featured,
    featured_image_url: trimmed(form.featured_image_url) || null,
    read_time_minutes: readingTimeMinutes(textOfHtml(content)),
    status: intent === 'publish' ? 'published' : form.status,
    published_at: intent === 'publish' ? now.toISOString() : null,
    meta_title: texts.meta_title || texts.title,
    meta_description: texts.meta_description || texts.excerpt,
  };
}

/** The slug of a form, normalised as the database requires; without one, made from the title. */
export function slugOf({ slug, title }: Pick<PostForm, 'slug' | 'title'>): string {
  return slugFromTitle(trimmed(slug) || trimmed(title))
    .slice(0, postColumns.slug.longest)
    .replace(/-$/, '');
}

/** Splits tags on commas, trims them, and drops empty and duplicate ones. */
export function tagList(tags: PostForm['tags']): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? []);
  return [...new Set(list.map((tag) => tag.trim()).filter(Boolean))];
}
