import type { Database } from '@agency/supabase/database-types';
import { formatDateTime } from '../formats/dates';

type Row = Database['public']['Functions']['versions_of']['Returns'][number];

/** A version kept of an article or a page, without its text. */
export type Version = Omit<Row, 'saved_by'> & {
  /** Nobody for what an import brought, or when the account is gone. */
  readonly saved_by: string | null;
};

/** What has a history. */
export interface Subject {
  readonly table: 'blog_posts' | 'pages';
  readonly id: string;
}

/** « Version du 20/11/2026 10:31 » */
export const versionName = ({ saved_at: at }: Version): string => `Version du ${formatDateTime(at)}`;

export const versionAuthor = ({ saved_by: by }: Version): string => by ?? 'Auteur inconnu';
