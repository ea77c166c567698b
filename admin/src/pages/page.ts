import type { Database } from '@agency/supabase/database-types';

type Row = Database['public']['Tables']['pages']['Row'];

/** A page as the back-office reads it. */
export type Page = Omit<Row, 'created_at'>;

/** What the list shows: never the content. */
export const summaryColumns = [
  'id',
  'slug',
  'title',
  'status',
  'sort_order',
] as const satisfies readonly (keyof Page)[];

export type PageSummary = Pick<Page, (typeof summaryColumns)[number]>;

export const pageColumns = [
  ...summaryColumns,
  'excerpt',
  'content',
  'featured_image_url',
  'featured_image_alt',
  'meta_title',
  'meta_description',
  'meta_keywords',
  // The version it is: a save names it, and is refused once there is a newer one.
  'updated_at',
] as const satisfies readonly (keyof Page)[];
