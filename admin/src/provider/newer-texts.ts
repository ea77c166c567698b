import { namesOf } from '@agency-site/domain/tables/column';
import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import { newerText } from './failed-calls/describe-failure';
import type { ResourceWith, Values } from './resource';

/** An emptied input holds null, and a stored text ''. Tags are a list. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/**
 * Refuses once to replace a text that somebody else has saved since the form was opened; asked for again, the save replaces it. Articles,
 * pages, settings and notes have their own saves, which the database refuses (`saves.ts`).
 */
export function withNewerTexts(provider: DataProvider, tables: readonly ResourceWith<'columns'>[]): DataProvider {
  const textsOf = new Map(tables.map(({ name, options }) => [name, namesOf(options.columns, { editable: 'text' })]));
  /** The texts of which the person was told, by the row. */
  const told = new Map<string, string>();
  return {
    ...provider,
    update: async (resource, params) => {
      const { id, previousData: former = {} } = params as { readonly id: string; readonly previousData?: Values };
      const data = params.data as Values;
      // A call that does not know what the text was before, such as « Annuler », replaces it.
      const isChanged = (name: string): boolean => name in former && name in data && !isSame(data[name], former[name]);
      const changed = (textsOf.get(resource) ?? []).filter(isChanged);
      if (changed.length > 0) {
        // If the row cannot be read, the update says why.
        const answer = await provider
          .getOne<RaRecord>(resource, { id, meta: { columns: changed } })
          .catch(() => ({ data: former }));
        const stored: Values = answer.data;
        const newer = changed
          .filter((name) => !isSame(stored[name], former[name]) && !isSame(stored[name], data[name]))
          .map((name): unknown => stored[name]);
        const texts = JSON.stringify(newer);
        const row = `${resource} ${id}`;
        if (newer.length > 0 && told.get(row) !== texts) {
          told.set(row, texts);
          throw new HttpError('The text was saved by somebody else', 409, { code: newerText });
        }
      }
      return provider.update(resource, params);
    },
  };
}
