import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { conditionsOf } from '../../providers/filters';
import { newestFirst, postFilterRules } from './post-filters';

/**
 * Articles found by words, filtered and ordered like any list: what the function answers is queried as a table is. It
 * exists because the table's own policies keep the text search index from being used. Where no other order was chosen,
 * the best come first, and among equals the newest.
 */
export function searchPosts({ getList }: Pick<DataProvider, 'getList'>, params: GetListParams): Promise<GetListResult> {
  const { q, ...filter } = params.filter as { readonly q: string };
  const { field, order } = params.sort ?? newestFirst;
  const chosen = field !== newestFirst.field || order !== newestFirst.order;
  // Without an operator it is an argument of the function.
  return getList('rpc/search_posts', {
    ...params,
    sort: { field: chosen ? field : `rank.desc,${field}`, order },
    filter: { ...conditionsOf(filter, postFilterRules), 'words@': q.trim() },
  });
}
