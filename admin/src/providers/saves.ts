import type { DataProvider, RaRecord, UpdateParams } from 'react-admin';
import type { SendRequest } from './database-functions';

/** The call of the database function that saves a text over the version it was made from. */
export interface Save {
  /** After /rest/v1. */
  readonly path: string;
  readonly body: object;
}

type Text = Readonly<Record<string, unknown>>;

/** A table whose texts are written by a function, not by an update. */
interface SavedTable {
  /** The column that holds the version of the text. */
  readonly version: string;
  readonly save: (id: unknown, text: Text, expected_updated_at: unknown) => Save;
}

const savedTables = new Map<string, SavedTable>([
  [
    'blog_posts',
    {
      version: 'updated_at',
      save: (id, post, known) => ({ path: 'rpc/save_post', body: { post_id: id, post, expected_updated_at: known } }),
    },
  ],
  [
    'pages',
    {
      version: 'updated_at',
      save: (id, page, known) => ({ path: 'rpc/save_page', body: { page_id: id, page, expected_updated_at: known } }),
    },
  ],
  [
    'contacts',
    {
      version: 'notes_updated_at',
      save: (id, { notes }, known) => ({
        path: 'rpc/save_notes',
        body: { contact_id: id, notes, expected_updated_at: known },
      }),
    },
  ],
]);

/** The call for an update that names a version; undefined for one that changes no text, such as a status. */
export function saveOf(resource: string, id: unknown, data: Text, columns: readonly PropertyKey[]): Save | undefined {
  const table = savedTables.get(resource);
  if (!table || !(table.version in data)) return undefined;
  const { [table.version]: known, ...text } = data;
  const { path, body } = table.save(id, text, known);
  return { path: `${path}?${new URLSearchParams({ select: columns.join() }).toString()}`, body };
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
