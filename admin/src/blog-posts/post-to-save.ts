import { readingTimeMinutes, textOfHtml } from '@agency/supabase/reading-time';
import { slugFromTitle } from '@agency/supabase/slug';
import type { Post } from './post';
import type { PostForm } from './post-form';

/** « Sauvegarder » keeps the status of the select, « Publier » makes it public. */
export type SaveIntent = 'save' | 'publish';

export type PostToSave = Omit<Post, 'id' | 'created_at' | 'updated_at' | 'view_count'>;

const longestSlug = 200;

/**
 * What is sent to the database for a form: exactly the columns an administrator may write, with the fallbacks of
 * specification §5.
 * @param now when « Publier » was pressed; the database keeps the first publication date of a published article
 */
export function postToSave(form: PostForm, intent: SaveIntent, now: Date): PostToSave {
  const title = textOf(form.title);
  const excerpt = textOf(form.excerpt);
  const content = form.content ?? '';
  return {
    title,
    slug: slugOf(form),
    excerpt,
    content,
    author: form.author,
    category: form.category,
    tags: tagList(form.tags),
    featured: form.featured,
    featured_image_url: textOf(form.featured_image_url) || null,
    featured_image_alt: textOf(form.featured_image_alt),
    read_time_minutes: readingTimeMinutes(textOfHtml(content)),
    status: intent === 'publish' ? 'published' : form.status,
    published_at: intent === 'publish' ? now.toISOString() : null,
    meta_title: textOf(form.meta_title) || title,
    meta_description: textOf(form.meta_description) || excerpt,
    meta_keywords: textOf(form.meta_keywords),
  };
}

/** The address the article will get: what was typed, in a shape the database accepts, else made from the title. */
export function slugOf({ slug, title }: Pick<PostForm, 'slug' | 'title'>): string {
  return slugFromTitle(textOf(slug) || textOf(title))
    .slice(0, longestSlug)
    .replace(/-$/, '');
}

/** Tags split on commas, trimmed, empties dropped, each once. */
export function tagList(tags: PostForm['tags']): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? []);
  return [...new Set(list.map((tag) => tag.trim()).filter(Boolean))];
}

const textOf = (value: string | null): string => (value ?? '').trim();
