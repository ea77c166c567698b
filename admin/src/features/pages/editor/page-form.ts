import { type NamesOf, namesOf, valuesOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';
import { imageProblem, tooLong, trimmed } from '../../../editor/form-values';
import type { Page } from '../page';

const texts = namesOf(pageColumns, { written: 'text' });

/** The fields of the editor, without the address, which does not change; an emptied text input holds null. */
export interface PageForm extends Readonly<Record<(typeof texts)[number], string | null>> {
  readonly content: string | null;
  readonly featured_image_url: string | null;
  readonly status: Page['status'];
}

export const pageFields = [...texts, ...namesOf(pageColumns, { written: 'value' })];

export type PageToSave = Pick<Page, NamesOf<typeof pageColumns, { written: 'text' | 'value' }>>;

export const pageToSave = (form: PageForm): PageToSave => ({
  ...valuesOf(texts, (name) => trimmed(form[name])),
  content: form.content ?? '',
  featured_image_url: trimmed(form.featured_image_url) || null,
  status: form.status,
});

export function validatePage(form: PageForm): Partial<Record<keyof PageForm, string>> {
  return {
    ...(trimmed(form.title) === '' && { title: 'Le titre est obligatoire' }),
    ...tooLong(pageColumns, form),
    ...imageProblem(form.featured_image_url),
  };
}
