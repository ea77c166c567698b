import type { Database } from '@agency/supabase/database-types';

type Row = Database['public']['Tables']['pages']['Row'];

/** A page as the back-office reads it. */
export type Page = Omit<Row, 'created_at' | 'updated_at'>;

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
] as const satisfies readonly (keyof Page)[];
