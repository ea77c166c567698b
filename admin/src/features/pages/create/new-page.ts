import { pageFolders, screenPaths } from '@agency/supabase/pages';
import { previewPath } from '@agency/supabase/preview-message';
import { pageColumns } from '@agency/supabase/tables/pages';
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { tooLong, trimmed } from '../../../editor/form-values';
import { isUniqueViolation, tableOfTexts } from '../../../saving/database-saves';
import { pick, sameText, type SavingRules } from '../../../saving/saving-rules';
import type { Page, PageSummary } from '../page';

/** The fields of a new page; an emptied text input holds null. */
export interface NewPageForm {
  readonly title: string | null;
  readonly slug: string | null;
  readonly status: Page['status'];
}

/** What a person wrote; the position, which depends on the other pages, is not compared. */
const written = (form: NewPageForm) => ({ title: trimmed(form.title), slug: slugOf(form), status: form.status });

function validateNewPage(form: NewPageForm, pages: readonly PageSummary[]): Partial<Record<keyof NewPageForm, string>> {
  const problem = slugProblem(slugOf(form), pages);
  return {
    ...(trimmed(form.title) === '' && { title: 'Le titre est obligatoire' }),
    ...tooLong(pageColumns, { title: form.title }),
    ...(problem && { slug: problem }),
  };
}

/** The address without leading and trailing slashes. */
const slugOf = ({ slug }: NewPageForm): string => trimmed(slug).replace(/^\/+|\/+$/g, '');

/** As the constraint `pages_slug_shape` of the database. */
const shape = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/;

/** First segments of the server's own addresses. */
const serverSegments = new Set(['admin', 'rest', 'auth', 'storage', 'healthz']);

/**
 * Why a new page cannot have this address; undefined when it can.
 * @param pages the existing ones
 */
function slugProblem(slug: string, pages: readonly Pick<PageSummary, 'slug' | 'title'>[]): string | undefined {
  if (!shape.test(slug)) return 'Minuscules sans accent, chiffres et tirets, par exemple « nos-tarifs »';
  const [folder = '', rest] = slug.split('/');
  if (rest !== undefined && !pageFolders.includes(folder))
    return `Avant une barre oblique, le site ne connaît que ${pageFolders.join(', ')}`;
  if (rest === undefined && (isScreen(slug) || serverSegments.has(slug)))
    return 'Cette adresse est celle d’un écran du site';
  const owner = pages.find((page) => page.slug === slug);
  return owner && `Cette adresse est déjà celle de « ${owner.title} »`;
}

const isScreen = (slug: string): boolean => [...screenPaths, previewPath].includes(`/${slug}`);

interface NewPageSaving {
  readonly provider: DataProvider;
  readonly queries: QueryClient;
  readonly pages: readonly PageSummary[];
}

/** A new page is created when « Créer la page » is pressed. */
export function newPageSaving({ provider, queries, pages }: NewPageSaving): SavingRules<NewPageForm, Page> {
  const table = tableOfTexts<Page>(provider, queries, 'pages');

  /** Placed after all other pages. */
  const sort_order = Math.max(0, ...pages.map((page) => page.sort_order)) + 10;
  /** The page that an earlier attempt created, when the answer to that attempt was lost. */
  const findCreated = async (form: NewPageForm): Promise<Page | undefined> => {
    const { data } = await provider.getList<Page>('pages', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { slug: slugOf(form) },
    });
    return data.find((page) => sameText(written(form), page));
  };
  const create = async (form: NewPageForm): Promise<Page> => {
    try {
      return await table.create({ ...written(form), sort_order });
    } catch (error) {
      // When the search fails too, the first error is thrown.
      const created = isUniqueViolation(error) ? await findCreated(form).catch(() => undefined) : undefined;
      if (created) return created;
      throw error;
    }
  };

  return {
    ...table,
    fields: ['title', 'slug', 'status'],
    send: (form, _intent, base) => {
      if (!base) return create(form);
      // Changes typed during the creation. The address no longer changes.
      return table.update(base, pick(written(form), ['title', 'status']));
    },
    valuesToSave: written,
    validate: (form) => validateNewPage(form, pages),
  };
}
