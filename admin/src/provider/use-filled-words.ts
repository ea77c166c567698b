import type { Database } from '@agency/supabase/types';
import { filledWords } from '@agency/domain/filled-text';
import { useCallback } from 'react';
import { useGetList } from 'react-admin';
import { useSiteSettings } from './use-site-settings';

type Service = Pick<Database['public']['Tables']['services']['Row'], 'id' | 'slug' | 'price'>;

/** Every one, published or not: as the database fills texts. */
const everyService = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'position', order: 'ASC' },
  filter: {},
  meta: { columns: ['id', 'slug', 'price'] },
} as const;

/** @returns what writes words as visitors read them: prices and settings in the place of their names, once these are read */
export function useFilledWords(): (words: string) => string {
  const settings = useSiteSettings();
  const { data: services } = useGetList<Service>('services', everyService);
  return useCallback((words) => filledWords(words, settings, services ?? []), [settings, services]);
}
