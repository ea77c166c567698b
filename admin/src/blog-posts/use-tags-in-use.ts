import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from '../providers/database-functions';

export interface TagInUse {
  readonly tag: string;
  readonly uses: number;
}

/** The tags articles bear, the most used first; counted by the database. Empty until they are known. */
export function useTagsInUse(): readonly TagInUse[] {
  const provider = useDataProvider<BackOfficeData>();
  const { data = [] } = useQuery({
    queryKey: ['blog_posts', 'tags'],
    queryFn: () => provider.readFunction('post_tags', {}),
  });
  return data;
}
