import type { BackOfficeData } from '../../../admin/src/provider/data-provider';
import { readAll } from '../../../admin/src/provider/read-all';
import type { Row } from './expected-rows';

interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/**
 * Stores articles and reads them in the order of the status and of the date that their rows show, with a search and in an export too.
 * @returns the orders that were asked for, with what came and what should have come
 */
export async function ordersOfArticles(provider: BackOfficeData) {
  const days = ['2026-02-01', '2190-01-01', null, '2026-01-01', '2189-01-01', null];
  const ids: unknown[] = [];
  for (const [index, published_at] of days.entries()) {
    const status = published_at ? 'published' : 'draft';
    const texts = { title: `Rangement ${index}`, slug: `rangement-${index}`, content: 'Un texte.' };
    ids.push((await provider.create<Row>('blog_posts', { data: { ...texts, status, published_at } })).data.id);
  }
  const [february, latest, firstDraft, january, soon, secondDraft] = ids;
  const byStatus = [secondDraft, firstDraft, latest, soon, february, january];
  const orders = [
    ['status', 'ASC', byStatus],
    ['status', 'DESC', byStatus.toReversed()],
    ['published_at', 'ASC', [january, february, soon, latest, firstDraft, secondDraft]],
    ['published_at', 'DESC', [latest, soon, february, january, secondDraft, firstDraft]],
  ] as const;
  const read = async (filter: object, sort: Sort): Promise<readonly Row[]> => {
    const pagination = { page: 1, perPage: 900 };
    return (await provider.getList<Row>('blog_posts', { pagination, sort, filter })).data;
  };
  const ours = (rows: readonly Row[]) => rows.map(({ id }) => id).filter((id) => ids.includes(id));
  const seen: { readonly asked: Sort; readonly expected: readonly unknown[]; readonly came: readonly unknown[] }[] = [];
  for (const [field, order, expected] of orders) {
    const sort = { field, order };
    const exported = await readAll<Row>(provider, 'blog_posts', { filter: {}, sort, columns: ['id'] });
    const found = [await read({}, sort), await read({ q: 'rangement' }, sort)];
    seen.push(...[...found, exported].map((rows) => ({ asked: sort, expected, came: ours(rows) })));
  }
  return seen;
}
