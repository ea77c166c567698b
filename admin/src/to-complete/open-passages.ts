import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';

/** Something that a published page leaves open, as `pages_to_complete()` answers it: what it misses, and in which page. */
export interface OpenPassage {
  readonly page_id: string;
  readonly slug: string;
  readonly title: string;
  readonly passage: string;
  /** The setting to fill in; null where the words go into the text itself. */
  readonly setting: string | null;
}

/** All of them, in the order of the site. */
export function useOpenPassages() {
  const dataProvider = useDataProvider<BackOfficeData>();
  return useQuery({
    queryKey: ['pages_to_complete'],
    queryFn: async (): Promise<readonly OpenPassage[]> => dataProvider.readFunction('pages_to_complete', {}),
  });
}
