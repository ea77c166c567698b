import { useReadFunction } from '../providers/use-read-function';

export interface TagInUse {
  readonly tag: string;
  readonly uses: number;
}

/** The tags of articles with their number of articles, the most used first; empty while loading. */
export const useTagsInUse = (): readonly TagInUse[] =>
  useReadFunction('post_tags', {}, { queryKey: ['blog_posts', 'tags'] }).data ?? [];
