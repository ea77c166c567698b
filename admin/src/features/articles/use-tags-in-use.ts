import type { Answer } from '../../data/database-functions';
import { useReadFunction } from '../../data/use-read-function';

export type TagInUse = Answer<'post_tags'>[number];

/** The tags of articles with their number of articles, the most used first; empty while loading. */
export const useTagsInUse = (): readonly TagInUse[] =>
  useReadFunction('post_tags', {}, { queryKey: ['blog_posts', 'tags'] }).data ?? [];
