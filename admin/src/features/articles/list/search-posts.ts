import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { conditionsOf } from '../../../data/filters';
import { newestFirst, postFilterRules } from './post-filters';

/**
 * Searches articles with a function, because the table's policies keep the text search index from being used. The rows of
 * the function are filtered and ordered like those of a table. Without a chosen order they come by relevance, then newest first.
 */
export function searchPosts({ getList }: Pick<DataProvider, 'getList'>, params: GetListParams): Promise<GetListResult> {
  const { q, ...filter } = params.filter as { readonly q: string };
  const { field, order } = params.sort ?? newestFirst;
  const isChosen = field !== newestFirst.field || order !== newestFirst.order;
  // « words@ », without an operator, is an argument of the function.
  return getList('rpc/search_posts', {
    ...params,
    sort: { field: isChosen ? field : '', order },
    filter: { ...conditionsOf(filter, postFilterRules), 'words@': q.trim() },
  });
}
