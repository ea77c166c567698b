import { readingTimeMinutes, textOfHtml } from '@agency/supabase/reading-time';
import { slugFromTitle } from '@agency/supabase/slug';
import { postColumns } from '@agency/supabase/tables/blog-posts';
import { type Column, type NamesOf, valuesOf } from '@agency/supabase/tables/column';
import { trimmed } from '../../editor/form-values';
import type { Post } from '../post';
import { type PostForm, postTexts } from './post-form';

/** « Sauvegarder » keeps the status of the select, « Publier » makes it public. */
export type SaveIntent = 'save' | 'publish';

export type PostToSave = Pick<Post, NamesOf<typeof postColumns, Required<Pick<Column, 'written'>>>>;

/**
 * What is sent to the database for a form: exactly the columns an administrator may write, with the fallbacks of
 * specification §5.
 * @param now when « Publier » was pressed; the database keeps the first publication date of a published article
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

/** The address the article will get: what was typed, in a shape the database accepts, else made from the title. */
export function slugOf({ slug, title }: Pick<PostForm, 'slug' | 'title'>): string {
  return slugFromTitle(trimmed(slug) || trimmed(title))
    .slice(0, postColumns.slug.longest)
    .replace(/-$/, '');
}

/** Tags split on commas, trimmed, empties dropped, each once. */
export function tagList(tags: PostForm['tags']): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? []);
  return [...new Set(list.map((tag) => tag.trim()).filter(Boolean))];
}
