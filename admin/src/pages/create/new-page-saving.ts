import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { isUniqueViolation, refreshAfterSave, tableOfTexts } from '../../saving/database-saves';
import { pick, sameText, type SavingRules } from '../../saving/saving-rules';
import type { Page, PageSummary } from '../page';
import { type NewPageForm, newPageToSave } from './new-page';

interface NewPageSaving {
  readonly provider: DataProvider;
  readonly queries: QueryClient;
  /** Those that exist. */
  readonly pages: readonly PageSummary[];
}

/** How a new page is made, when asked to. */
export function newPageSaving({ provider, queries, pages }: NewPageSaving): SavingRules<NewPageForm, Page> {
  const table = tableOfTexts<Page>(provider, 'pages');

  /** All but the place, which depends on the pages there are. */
  const written = (form: NewPageForm): Partial<Page> => {
    const { sort_order: _place, ...data } = newPageToSave(form, pages);
    return data;
  };
  /** A first try whose answer got lost: the page is there already, and ours. */
  const alreadyThere = async (form: NewPageForm): Promise<Page | undefined> => {
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
      // Unanswered, the question leaves the refusal as it is.
      const ours = isUniqueViolation(error) ? await alreadyThere(form).catch(() => undefined) : undefined;
      if (ours) return ours;
      throw error;
    }
  };

  return {
    resource: 'pages',
    fields: ['title', 'slug', 'status'],
    send: (form, _intent, base) => {
      if (!base) return create(form);
      // Typed while the page was being made. Its address is what it was made with.
      return table.update(base, pick(written(form), ['title', 'status']));
    },
    read: table.read,
    valuesToSave: written,
    onSaved: (row, intent) => refreshAfterSave(queries, 'pages', row, intent),
  };
}
