import type { DataProvider } from 'react-admin';

/** How a function of the database is asked to save a text over the version it was made from. */
export interface Save {
  /** Below /rest/v1. */
  readonly path: string;
  readonly body: object;
}

type Text = Readonly<Record<string, unknown>>;

/** A table whose texts no plain update writes. */
interface SavedTable {
  /** The column that an update names the version of the text with. */
  readonly version: string;
  readonly save: (id: unknown, text: Text, known: unknown) => Save;
}

const savedTables = new Map<string, SavedTable>([
  [
    'blog_posts',
    {
      version: 'updated_at',
      save: (id, post, known) => ({ path: 'rpc/save_post', body: { post_id: id, post, known } }),
    },
  ],
  [
    'pages',
    {
      version: 'updated_at',
      save: (id, page, known) => ({ path: 'rpc/save_page', body: { page_id: id, page, known } }),
    },
  ],
  [
    'contacts',
    {
      version: 'notes_updated_at',
      save: (id, { notes }, known) => ({ path: 'rpc/save_notes', body: { contact_id: id, notes, known } }),
    },
  ],
]);

/** What an update becomes that names the version of a text; none that changes no text, such as a status. */
export function saveOf(resource: string, id: unknown, data: Text, columns: readonly PropertyKey[]): Save | undefined {
  const table = savedTables.get(resource);
  if (!table || !(table.version in data)) return undefined;
  const { [table.version]: known, ...text } = data;
  const { path, body } = table.save(id, text, known);
  return { path: `${path}?${new URLSearchParams({ select: columns.join() }).toString()}`, body };
}

type Send = (path: string, options: object) => Promise<{ readonly json: unknown }>;

/** Has texts saved by the database's functions, which answer with the row as an update does. */
export const withSaves = (provider: DataProvider, send: Send): DataProvider => ({
  ...provider,
  update: async (resource, params) => {
    const { columns = ['*'] } = (params.meta ?? {}) as { readonly columns?: readonly string[] };
    const save = saveOf(resource, params.id, params.data as Text, columns);
    if (!save) return provider.update(resource, params);
    const { json } = await send(save.path, { method: 'POST', body: JSON.stringify(save.body) });
    const [data] = json as never[];
    return { data: data as never };
  },
});
