import { addressOfPage, builtInPaths, homeSlug, pageFolders } from '@agency-site/domain/pages';
import { serverPaths } from '@agency-site/domain/server-paths';
import { pageColumns } from '@agency-site/domain/tables/pages';
import { publishes } from '../../../provider/publication';
import { momentToSave, publicationProblem, tooLong, trimmed } from '../../../editor/form-values';
import type { SavingRules } from '../../../saving/saving-rules';
import type { Page, PageSummary } from '../page';

/** The fields of a new page; an emptied text input holds null. */
export interface NewPageForm {
  readonly title: string | null;
  readonly slug: string | null;
  readonly slug_origin: string;
  readonly status: Page['status'];
  readonly published_at: string | null;
}

function validateNewPage(form: NewPageForm, pages: readonly PageSummary[]): Partial<Record<keyof NewPageForm, string>> {
  const problem = slugProblem(slugOf(form), pages);
  return {
    ...(trimmed(form.title) === '' && { title: 'Le titre est obligatoire' }),
    ...tooLong(pageColumns, { title: form.title }),
    ...(problem && { slug: problem }),
    ...publicationProblem(form),
  };
}

/** The page that « Créer la page » would publish, still without content; undefined if the form is invalid. */
export function publishedPage(form: NewPageForm, pages: readonly PageSummary[]) {
  if (Object.keys(validateNewPage(form, pages)).length > 0) return undefined;
  const unwritten = {
    title: trimmed(form.title),
    excerpt: '',
    content: '',
    meta_title: '',
    meta_description: '',
    featured_image_url: null,
    featured_image_alt: '',
  };
  return { text: unwritten, html: '', address: addressOfPage(slugOf(form)) };
}

/** The slug of the form without leading and trailing slashes. */
const slugOf = ({ slug }: NewPageForm): string => trimmed(slug).replace(/^\/+|\/+$/g, '');

/** The valid slugs, as in the constraint `pages_slug_shape` of the database. */
const shape = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/;

/** The reason why a new page cannot have a slug; undefined for a possible slug. */
function slugProblem(slug: string, pages: readonly Pick<PageSummary, 'slug' | 'title'>[]): string | undefined {
  if (!shape.test(slug)) return 'Minuscules sans accent, chiffres et tirets, par exemple «\u00A0nos-tarifs\u00A0»';
  const [folder = '', rest] = slug.split('/');
  if (rest !== undefined && !pageFolders.includes(folder))
    return `Avant une barre oblique, le site ne connaît que ${pageFolders.join(', ')}`;
  if (rest === undefined && isTaken(slug)) return 'Cette adresse est celle d’un écran du site';
  const owner = pages.find((page) => page.slug === slug);
  return owner && `Cette adresse est déjà celle de «\u00A0${owner.title}\u00A0»`;
}

const isTaken = (slug: string): boolean => [...builtInPaths, ...serverPaths, `/${homeSlug}`].includes(`/${slug}`);

/** The rules for saving a new page, which only « Créer la page » does. The page comes after all other pages. */
export function newPageSaving(pages: readonly PageSummary[]): SavingRules<NewPageForm, Page> {
  const sort_order = Math.max(0, ...pages.map((page) => page.sort_order)) + 10;
  return {
    resource: 'pages',
    fields: ['title', 'slug', 'slug_origin', 'status', 'published_at'],
    valuesToSave: (form, _intent, base) => {
      const moment = form.status === 'published' && momentToSave(form, base);
      const text = { title: trimmed(form.title), status: form.status, ...moment };
      // With a base, the page exists and the form has changes typed during its creation. The database adapts the slug to the title.
      return base ? text : { ...text, slug: slugOf(form), slug_origin: form.slug_origin, sort_order };
    },
    validate: (form) => validateNewPage(form, pages),
    publishes,
  };
}
