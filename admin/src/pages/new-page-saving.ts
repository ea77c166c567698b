import type { QueryClient } from '@tanstack/react-query';
import { type DataProvider, HttpError } from 'react-admin';
import { refreshAfterSave } from '../saving/refresh-after-save';
import { sameText, type Text } from '../saving/same-text';
import type { SavingRules } from '../saving/saving-rules';
import type { Page, PageSummary } from './page';
import { type NewPageForm, newPageToSave } from './new-page';

interface NewPageSaving {
  readonly provider: DataProvider;
  readonly queries: QueryClient;
  /** Those that exist. */
  readonly pages: readonly PageSummary[];
}

/** How a new page is made, when asked to. */
export function newPageSaving({ provider, queries, pages }: NewPageSaving): SavingRules<Page> {
  const toSave = (text: Text) => newPageToSave(text as unknown as NewPageForm, pages);

  /** All but the place, which depends on the pages there are. */
  const written = (text: Text): Text => {
    const { sort_order: _place, ...data } = toSave(text);
    return data;
  };
  /** A first try whose answer got lost: the page is there already, and ours. */
  const alreadyThere = async (text: Text): Promise<Page | undefined> => {
    const { slug } = toSave(text);
    const { data } = await provider.getList<Page>('pages', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { slug },
    });
    return data.find((page) => sameText(written(text), page));
  };
  const create = async (text: Text): Promise<Page> => {
    try {
      return (await provider.create<Page>('pages', { data: toSave(text) })).data;
    } catch (error) {
      // Unanswered, the refusal stands as it is.
      const ours = error instanceof HttpError ? await alreadyThere(text).catch(() => undefined) : undefined;
      if (ours) return ours;
      throw error;
    }
  };

  return {
    resource: 'pages',
    fields: ['title', 'slug', 'status'],
    send: async (text, _intent, base) => {
      if (!base) return create(text);
      // Typed while the page was being made. Its address is what it was made with.
      const { id, updated_at } = base;
      const { title, status } = toSave(text);
      const update = { id, data: { title, status, updated_at }, previousData: { id } as Page };
      return (await provider.update<Page>('pages', update)).data;
    },
    read: async ({ id }) => (await provider.getOne<Page>('pages', { id })).data,
    written,
    onSaved: (row, intent) => refreshAfterSave(queries, 'pages', row, intent),
  };
}
