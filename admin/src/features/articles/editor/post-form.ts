import { identity } from '@agency-site/brand/identity';
import { newPostDefaults } from '@agency-site/domain/blog-posts';
import { readingTimeMinutes, textOfHtml } from '@agency-site/domain/reading-time';
import { slugFromTitle } from '@agency-site/domain/slug';
import { postColumns } from '@agency-site/domain/tables/blog-posts';
import { type Column, type NamesOf, namesOf, valuesOf } from '@agency-site/domain/tables/column';
import { imageProblem, momentToSave, publicationProblem, tooLong, trimmed } from '../../../editor/form-values';
import { tagList } from '../../../formats/tags';
import type { Publication } from '../../../provider/publication';
import { momentProblem } from '../../../ui/components/MomentField';
import type { SaveIntent } from '../../../saving/save-engine';
import type { Post } from '../post';

/** The text columns, which a save writes as typed, but trimmed. */
const postTexts = namesOf(postColumns, { editable: 'text' });

/** The fields of the editor. An emptied input holds null; tags are a list when loaded and a text once edited. */
export interface PostForm extends Readonly<Record<(typeof postTexts)[number], string | null>> {
  readonly slug: string | null;
  readonly slug_origin: string;
  readonly content: string | null;
  /** The account that signs the article; null if the text in `author` is the signature. */
  readonly author_id: string | null;
  readonly category: string | null;
  readonly tags: readonly string[] | string | null;
  readonly featured: boolean;
  /** The moment at which « À la une » ends; null if it has no end. */
  readonly featured_until: string | null;
  readonly featured_image_url: string | null;
  readonly status: Post['status'];
  /** The date that the person chose; null lets the database keep the date of the article, or set one when it is published. */
  readonly published_at: string | null;
}

/** The default values of a new article (specification §3.1). */
export const newPost: PostForm = {
  ...valuesOf(postTexts, () => ''),
  slug: '',
  slug_origin: 'title',
  content: '',
  author_id: null,
  author: `Équipe ${identity.name}`,
  category: newPostDefaults.category,
  tags: newPostDefaults.tags,
  featured: newPostDefaults.featured,
  featured_until: null,
  featured_image_url: '',
  status: newPostDefaults.status,
  published_at: null,
};

export const postFields = [...postTexts, ...namesOf(postColumns, { editable: 'value' })];

type Editable = Pick<Post, NamesOf<typeof postColumns, Required<Pick<Column, 'editable'>>>>;

/** The columns of a save. Without a publication date, the database sets one. */
export type PostToSave = Omit<Editable, 'published_at'> & { readonly published_at?: string };

/**
 * The columns that a form saves. The texts for search engines are empty where they equal the title or the excerpt. The status depends on
 * the intent: « Publier » publishes, « Sauvegarder » saves the status of the form, and an automatic save always saves a draft.
 */
export function postToSave(form: PostForm, intent: SaveIntent = 'save', base?: Publication): PostToSave {
  const texts = valuesOf(postTexts, (name) => trimmed(form[name]));
  const content = form.content ?? '';
  const status = { automatic: 'draft', save: form.status, publish: 'published' }[intent];
  return {
    ...texts,
    slug: slugOf(form),
    slug_origin: form.slug_origin,
    content,
    author_id: form.author_id,
    category: form.category,
    tags: tagList(form.tags),
    featured: form.featured,
    featured_until: (form.featured && form.featured_until) || null,
    featured_image_url: trimmed(form.featured_image_url) || null,
    read_time_minutes: readingTimeMinutes(textOfHtml(content)),
    status,
    ...(status === 'published' && momentToSave(form, base)),
    meta_title: texts.meta_title === texts.title ? '' : texts.meta_title,
    meta_description: texts.meta_description === texts.excerpt ? '' : texts.meta_description,
  };
}

/** The slug of a form, normalised as the database requires; without a slug, the one made from the title. */
export function slugOf({ slug, title }: Pick<PostForm, 'slug' | 'title'>): string {
  return slugFromTitle(trimmed(slug) || trimmed(title))
    .slice(0, postColumns.slug.maxLength)
    .replace(/-$/, '');
}

/** The message of specification §5, which the top of the editor shows. */
export const missingTitleOrContent = 'Le titre et le contenu sont obligatoires';

export const isBlank = (value: string | null): boolean => trimmed(value) === '';

export function validatePost(form: PostForm): Partial<Record<keyof PostForm, string>> {
  const until = form.featured ? momentProblem(form.featured_until) : undefined;
  return {
    ...(isBlank(form.title) && { title: 'Obligatoire' }),
    ...tooLong(postColumns, form),
    ...(isBlank(form.content) && { content: 'Obligatoire' }),
    ...(!isBlank(form.title) &&
      slugOf(form) === '' && { slug: 'Donnez une adresse\u00A0: lettres sans accent, chiffres et tirets' }),
    ...imageProblem(form.featured_image_url),
    ...publicationProblem(form),
    ...(until && { featured_until: until }),
  };
}
