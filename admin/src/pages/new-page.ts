import { tooLong } from '../editor/too-long';
import { pageColumns } from '@agency/supabase/tables/pages';
import type { Page, PageSummary } from './page';
import { slugProblem } from './page-slug';

/** The fields of a new page; emptied text inputs hold null. */
export interface NewPageForm {
  readonly title: string | null;
  readonly slug: string | null;
  readonly status: Page['status'];
}

/** What is sent to the database: the new page comes after all others. */
export function newPageToSave(form: NewPageForm, pages: readonly PageSummary[]): Partial<Page> {
  const last = Math.max(0, ...pages.map(({ sort_order }) => sort_order));
  return { title: textOf(form.title), slug: slugOf(form), status: form.status, sort_order: last + 10 };
}

/** What keeps a new page from being made, field by field; an empty object when nothing does. */
export function validateNewPage(
  form: NewPageForm,
  pages: readonly PageSummary[],
): Partial<Record<keyof NewPageForm, string>> {
  const problem = slugProblem(slugOf(form), pages);
  return {
    ...(textOf(form.title) === '' && { title: 'Le titre est obligatoire' }),
    ...tooLong(pageColumns, { title: form.title }),
    ...(problem && { slug: problem }),
  };
}

/** The address as it is pasted, without the slashes around it. */
const slugOf = ({ slug }: NewPageForm): string => textOf(slug).replace(/^\/+|\/+$/g, '');

const textOf = (value: string | null): string => (value ?? '').trim();
