import type { DataProvider, RaRecord, UpdateParams } from 'react-admin';
import type { FunctionName, SendRequest } from './database-functions';

type Text = Readonly<Record<string, unknown>>;

/** A table whose texts are written by a function, not by an update. */
interface SavedTable {
  /** The column that holds the version of the text. */
  readonly version: string;
  readonly functionName: FunctionName;
  /** The arguments of the function, but for the version. */
  readonly args: (id: unknown, text: Text) => Text;
}

const savedTables: Readonly<Record<string, SavedTable>> = {
  blog_posts: { version: 'updated_at', functionName: 'save_post', args: (id, post) => ({ post_id: id, post }) },
  pages: { version: 'updated_at', functionName: 'save_page', args: (id, page) => ({ page_id: id, page }) },
  contacts: {
    version: 'notes_updated_at',
    functionName: 'save_notes',
    args: (id, { notes }) => ({ contact_id: id, notes }),
  },
};

/**
 * The call of the database function that saves a text over the version it was made from, for an update that names one.
 * @returns its path after /rest/v1 and its body; undefined for an update that changes no text, such as a status
 */
export function saveOf(resource: string, id: unknown, data: Text, columns: readonly PropertyKey[]) {
  const table = savedTables[resource];
  if (!table || !(table.version in data)) return undefined;
  const { [table.version]: known, ...text } = data;
  return {
    path: `rpc/${table.functionName}?${new URLSearchParams({ select: columns.join() }).toString()}`,
    body: { ...table.args(id, text), expected_updated_at: known },
  };
}

/** Saves texts by the database's functions, which answer with the row as an update does. */
export const withSaves = (provider: DataProvider, send: SendRequest): DataProvider => ({
  ...provider,
  update: async <Row extends RaRecord>(resource: string, params: UpdateParams<Row>) => {
    const { columns = ['*'] } = (params.meta ?? {}) as { readonly columns?: readonly string[] };
    const save = saveOf(resource, params.id, params.data, columns);
    if (!save) return provider.update(resource, params);
    const { json } = await send(save.path, { method: 'POST', body: JSON.stringify(save.body) });
    const [data] = json as [Row];
    return { data };
  },
});
