import { useGetList } from 'react-admin';
import { type PageSummary, listedPageColumns } from './page';

/** Every page, in the order of the site. There are a few dozen: all of them fit one answer. */
export const usePages = () =>
  useGetList<PageSummary>('pages', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'sort_order', order: 'ASC' },
    meta: { columns: listedPageColumns },
  });
