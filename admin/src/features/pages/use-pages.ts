import { useGetList } from 'react-admin';
import { type PageSummary, listedPageColumns } from './page';

/** Every page, in the order of the site: a few dozen, in one request. */
export const everyPage = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'sort_order', order: 'ASC' },
  filter: {},
  meta: { columns: listedPageColumns },
} as const;

export const usePages = () => useGetList<PageSummary>('pages', everyPage);
