import type { Database } from '@agency/supabase/database-types';

type Row = Database['public']['Tables']['blog_posts']['Row'];

/** An article as the back-office reads it; what it is searched by is the database's own business. */
export type Post = Omit<Row, 'search_vector' | 'rank_vector'>;

/** What a row of the list shows: never the content, which can weigh half a megabyte. */
export const summaryColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'category',
  'tags',
  'featured',
  'status',
  'read_time_minutes',
  'view_count',
  'published_at',
  'created_at',
] as const satisfies readonly (keyof Post)[];

export type PostSummary = Pick<Post, (typeof summaryColumns)[number]>;

export const postColumns = [
  ...summaryColumns,
  'content',
  'author',
  'featured_image_url',
  'featured_image_alt',
  'meta_title',
  'meta_description',
  'meta_keywords',
  // The version it is: a save names it, and is refused once there is a newer one.
  'updated_at',
] as const satisfies readonly (keyof Post)[];
