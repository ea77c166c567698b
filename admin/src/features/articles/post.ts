import type { Database } from '@agency-site/supabase/types';
import { postColumns } from '@agency-site/domain/tables/blog-posts';
import { type NamesOf, namesOf } from '@agency-site/domain/tables/column';
import type { Answer } from '../../provider/database-functions';
import { useReadFunction } from '../../provider/use-read-function';

type Row = Database['public']['Tables']['blog_posts']['Row'];

export type Post = Pick<Row, NamesOf<typeof postColumns>>;

/** The columns that lists read, without the content, which can be half a megabyte. */
export const listedPostColumns = namesOf(postColumns, { inList: true });

export type PostSummary = Pick<Post, (typeof listedPostColumns)[number]>;

export type TagInUse = Answer<'post_tags'>[number];

/** The tags of articles with their number of articles, the most used first; empty while loading. */
export const useTagsInUse = (): readonly TagInUse[] =>
  useReadFunction('post_tags', {}, { queryKey: ['blog_posts', 'tags'] }).data ?? [];
