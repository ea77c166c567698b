import type { Database } from '@agency-site/supabase/types';
import { filledWords } from '@agency-site/domain/filled-text';
import { useCallback } from 'react';
import { useGetList } from 'react-admin';
import { useSiteSettings } from './use-site-settings';

type Service = Pick<Database['public']['Tables']['services']['Row'], 'id' | 'slug' | 'price'>;

/** All services, published or not, as the database fills texts from all of them. */
const everyService = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'position', order: 'ASC' },
  filter: {},
  meta: { columns: ['id', 'slug', 'price'] },
} as const;

/** @returns a function that fills prices and settings into a text as visitors read it; until they are read, the text stays */
export function useFilledWords(): (words: string) => string {
  const settings = useSiteSettings();
  const { data: services } = useGetList<Service>('services', everyService);
  return useCallback((words) => filledWords(words, settings, services ?? []), [settings, services]);
}
