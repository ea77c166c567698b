import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { conditionsOf } from '../providers/filters';
import { postFilterRules } from './post-filters';

/**
 * Articles found by words, filtered and ordered like any list: what the function answers is queried as a table is. It
 * exists because the table's own policies keep the text search index from being used.
 */
export function searchPosts({ getList }: Pick<DataProvider, 'getList'>, params: GetListParams): Promise<GetListResult> {
  const { q, ...filter } = params.filter as { readonly q: string };
  // Without an operator it is an argument of the function.
  return getList('rpc/search_posts', {
    ...params,
    filter: { ...conditionsOf(filter, postFilterRules), 'words@': q.trim() },
  });
}
