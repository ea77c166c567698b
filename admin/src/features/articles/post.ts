import type { Database } from '@agency/supabase/database-types';
import { postColumns } from '@agency/supabase/tables/blog-posts';
import { type NamesOf, namesOf } from '@agency/supabase/tables/column';

type Row = Database['public']['Tables']['blog_posts']['Row'];

/** An article as the back-office reads it. */
export type Post = Pick<Row, NamesOf<typeof postColumns>>;

/** What lists read: not the content, which can be half a megabyte. */
export const listedPostColumns = namesOf(postColumns, { listed: true });

export type PostSummary = Pick<Post, (typeof listedPostColumns)[number]>;
