import type { Database } from '@agency/supabase/database-types';
import { countOf } from '../formats/numbers';

type Row = Database['public']['Functions']['bin_items']['Returns'][number];

/** What lies in the bin, without its text. */
export type BinItem = Omit<Row, 'deleted_by' | 'table_name'> & {
  readonly table_name: 'blog_posts' | 'pages';
  /** Nobody when the account is gone. */
  readonly deleted_by: string | null;
};

interface Kind {
  readonly label: string;
  readonly deleted: string;
  readonly restored: string;
}

export const kinds: Readonly<Record<BinItem['table_name'], Kind>> = {
  blog_posts: { label: 'Article', deleted: 'supprimé', restored: 'Article restauré' },
  pages: { label: 'Page', deleted: 'supprimée', restored: 'Page restaurée' },
};

/** « encore 12 jours », « dernier jour » */
export const timeLeft = ({ days_left: days }: Pick<BinItem, 'days_left'>): string =>
  days > 1 ? `encore ${countOf(days, 'jour', 'jours')}` : 'dernier jour';
