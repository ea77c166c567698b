import { useGetList } from 'react-admin';
import { type PageSummary, listedPageColumns } from './page';

/** Every page, in the order of the site: a few dozen, in one request. */
export const usePages = () =>
  useGetList<PageSummary>('pages', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'sort_order', order: 'ASC' },
    meta: { columns: listedPageColumns },
  });
