import type { CreateParams, DataProvider, RaRecord } from 'react-admin';

type Values = Readonly<Record<string, unknown>>;

/** Longer texts are compared in the browser, because an address could not hold them. */
const LONGEST_ASKED = 200;
/** One page is enough: few rows agree in all short values and differ in the long ones. */
const pagination = { page: 1, perPage: 100 };

/** The row that an earlier creation of the same values has stored, if any. */
export async function findStored(
  provider: DataProvider,
  resource: string,
  { data, meta }: Pick<CreateParams, 'data' | 'meta'>,
): Promise<RaRecord | undefined> {
  const values = data as Values;
  const asked = Object.entries(values).flatMap(([name, value]) => {
    if (typeof value === 'string') return value.length > LONGEST_ASKED ? [] : [[name, value.trim()]];
    return typeof value === 'boolean' || typeof value === 'number' ? [[name, value]] : [];
  });
  const filter: unknown = Object.fromEntries(asked);
  const { data: rows } = await provider.getList(resource, {
    filter,
    meta,
    pagination,
    sort: { field: 'id', order: 'ASC' },
  });
  return (rows as RaRecord[]).find((row) => Object.keys(values).every((name) => isSame(values[name], row[name])));
}

const isSame = (sent: unknown, stored: unknown): boolean => comparable(sent) === comparable(stored);

/** The database does not keep the order of linked rows, so arrays are compared without it. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return JSON.stringify(value.map(String).toSorted());
  return typeof value === 'string' ? value.trim() : (value ?? null);
}
