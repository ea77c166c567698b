import { type NamesOf, namesOf, valuesOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';
import { imageProblem, tooLong, trimmed } from '../../editor/form-values';
import type { Page } from '../page';

const texts = namesOf(pageColumns, { written: 'text' });

/** The editor's fields; emptied text inputs hold null. The address is not one of them: it stays what it is. */
export interface PageForm extends Readonly<Record<(typeof texts)[number], string | null>> {
  readonly content: string | null;
  readonly featured_image_url: string | null;
  readonly status: Page['status'];
}

/** The fields one writes in. */
export const pageFields = [...texts, ...namesOf(pageColumns, { written: 'value' })];

export type PageToSave = Pick<Page, NamesOf<typeof pageColumns, { written: 'text' | 'value' }>>;

/** What is sent to the database for a form: exactly the columns it changes. */
export const pageToSave = (form: PageForm): PageToSave => ({
  ...valuesOf(texts, (name) => trimmed(form[name])),
  content: form.content ?? '',
  featured_image_url: trimmed(form.featured_image_url) || null,
  status: form.status,
});

/** What keeps a form from being sent, field by field; an empty object when nothing does. */
export function validatePage(form: PageForm): Partial<Record<keyof PageForm, string>> {
  return {
    ...(trimmed(form.title) === '' && { title: 'Le titre est obligatoire' }),
    ...tooLong(pageColumns, form),
    ...imageProblem(form.featured_image_url),
  };
}
