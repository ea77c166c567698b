import { postStatuses, postStatusLabels } from '@agency-site/domain/blog-posts';
import { postColumns } from '@agency-site/domain/tables/blog-posts';
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { conditionsOf, contains } from '../../../provider/filters';
import { publicationFilter } from '../../../provider/publication';
import { inStableOrder } from '../../../provider/stable-order';

/** The filter of the list. A missing or empty value filters nothing. */
export interface PostFilter {
  readonly q?: string;
  readonly status?: string;
  readonly category?: string;
  readonly tags?: string;
  readonly featured?: boolean | undefined;
}

/** The rules of filters that are more than equality of a column with a value. A database function searches the text (`q`). */
export const postFilterRules = {
  status: publicationFilter,
  tags: contains('tags'),
  published_at_gte: (moment: string) => ['published_at@gte', moment] as const,
  published_at_lt: (moment: string) => ['published_at@lt', moment] as const,
};

export const statusChoices = [
  ['', 'Tous les statuts'],
  ...postStatuses.map((status) => [status, postStatusLabels[status]] as const),
  ['scheduled', 'Programmé'],
] as const;

export const newestFirst = { field: 'created_at', order: 'DESC' } as const;

/** The options for the order of the list: `column direction` and label. With a search, the default order is by relevance. */
export const sortChoices = (search: string) =>
  [
    ['created_at DESC', search ? 'Pertinence' : 'Plus récents'],
    ['created_at ASC', 'Plus anciens'],
    ['updated_at DESC', 'Modifiés récemment'],
    ['title ASC', 'Titre de A à Z'],
    ['title DESC', 'Titre de Z à A'],
    ['view_count DESC', 'Plus vus'],
    ['view_count ASC', 'Moins vus'],
  ] as const;

/**
 * Searches articles with a function, because the policies of the table prevent the use of its text search index. The rows of
 * the function are filtered and ordered like those of a table; by default they are ordered by relevance, then newest first.
 */
export function searchPosts(
  { getList }: Pick<DataProvider, 'getList'>,
  params: GetListParams,
): Promise<GetListResult> | undefined {
  const { q = '', ...filter } = (params.filter ?? {}) as PostFilter;
  if (!q.trim()) return undefined;
  const { field, order } = params.sort ?? newestFirst;
  const isChosen = field !== newestFirst.field || order !== newestFirst.order;
  // `words@`, without an operator, is an argument of the function.
  return getList('rpc/search_posts', {
    ...inStableOrder({ ...params, sort: { field: isChosen ? field : '', order } }, postColumns),
    filter: { ...conditionsOf(filter, postFilterRules), 'words@': q.trim() },
  });
}
