import { postColumns } from '@agency/supabase/tables/blog-posts';
import { imageProblem, tooLong, trimmed } from '../../editor/form-values';
import type { PostForm } from './post-form';
import { slugOf } from './post-to-save';

/** The sentence of specification §5, shown at the top of the editor. */
export const missingTitleOrContent = 'Le titre et le contenu sont obligatoires';

/** Whether a value is empty or only spaces. */
export const isBlank = (value: string | null): boolean => trimmed(value) === '';

/** The error of each invalid field; an empty object for a valid form. */
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
