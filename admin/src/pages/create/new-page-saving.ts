import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { isUniqueViolation, tableOfTexts } from '../../saving/database-saves';
import { pick, sameText, type SavingRules } from '../../saving/saving-rules';
import type { Page, PageSummary } from '../page';
import { type NewPageForm, newPageToSave, validateNewPage } from './new-page';

interface NewPageSaving {
  readonly provider: DataProvider;
  readonly queries: QueryClient;
  readonly pages: readonly PageSummary[];
}

/** A new page is created when « Créer la page » is pressed. */
export function newPageSaving({ provider, queries, pages }: NewPageSaving): SavingRules<NewPageForm, Page> {
  const table = tableOfTexts<Page>(provider, queries, 'pages');

  /** What is compared: all but the position, which depends on the other pages. */
  const written = (form: NewPageForm): Partial<Page> => {
    const { sort_order: _position, ...data } = newPageToSave(form, pages);
    return data;
  };
  /** The page that an earlier attempt created, when the answer to that attempt was lost. */
  const findCreated = async (form: NewPageForm): Promise<Page | undefined> => {
    const { slug } = written(form);
    const { data } = await provider.getList<Page>('pages', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { slug },
    });
    return data.find((page) => sameText(written(form), page));
  };
  const create = async (form: NewPageForm): Promise<Page> => {
    try {
      return await table.create(newPageToSave(form, pages));
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
