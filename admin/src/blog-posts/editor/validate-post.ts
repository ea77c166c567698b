import { postColumns } from '@agency/supabase/tables/blog-posts';
import { tooLong } from '../../editor/too-long';
import type { PostForm } from './post-form';
import { slugOf } from './post-to-save';

/** The sentence of specification §5, shown at the top of the editor. */
export const missingTitleOrContent = 'Le titre et le contenu sont obligatoires';

const imageAddress = /^(https?:\/\/|\/[^/])/;
/** Whether nothing was written, or nothing but spaces. */
export const isBlank = (value: string | null): boolean => (value ?? '').trim() === '';

/** What keeps a form from being sent, field by field; an empty object when nothing does. */
export function validatePost(form: PostForm): Partial<Record<keyof PostForm, string>> {
  const image = (form.featured_image_url ?? '').trim();
  return {
    ...(isBlank(form.title) && { title: 'Obligatoire' }),
    ...tooLong(postColumns, form),
    ...(isBlank(form.content) && { content: 'Obligatoire' }),
    ...(!isBlank(form.title) &&
      slugOf(form) === '' && { slug: 'Donnez une adresse : lettres sans accent, chiffres et tirets' }),
    ...(image && !imageAddress.test(image) && { featured_image_url: 'Une adresse commence par https:// ou par /' }),
  };
}
