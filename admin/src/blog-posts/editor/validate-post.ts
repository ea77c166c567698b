import { postColumns } from '@agency/supabase/tables/blog-posts';
import { imageProblem, tooLong, trimmed } from '../../editor/form-values';
import type { PostForm } from './post-form';
import { slugOf } from './post-to-save';

/** The sentence of specification §5, shown at the top of the editor. */
export const missingTitleOrContent = 'Le titre et le contenu sont obligatoires';

/** Whether nothing was written, or nothing but spaces. */
export const isBlank = (value: string | null): boolean => trimmed(value) === '';

/** What keeps a form from being sent, field by field; an empty object when nothing does. */
export function validatePost(form: PostForm): Partial<Record<keyof PostForm, string>> {
  return {
    ...(isBlank(form.title) && { title: 'Obligatoire' }),
    ...tooLong(postColumns, form),
    ...(isBlank(form.content) && { content: 'Obligatoire' }),
    ...(!isBlank(form.title) &&
      slugOf(form) === '' && { slug: 'Donnez une adresse : lettres sans accent, chiffres et tirets' }),
    ...imageProblem(form.featured_image_url),
  };
}
