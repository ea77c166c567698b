import type { Database } from '@agency/supabase/database-types';
import { countOf } from '../formats/numbers';

type Row = Database['public']['Functions']['bin_items']['Returns'][number];

/** What lies in the bin, without its text. */
export type TrashItem = Omit<Row, 'deleted_by' | 'table_name' | 'slug' | 'email'> & {
  readonly table_name: 'blog_posts' | 'pages' | 'contacts';
  /** Of what has an address on the site. */
  readonly slug: string | null;
  /** Of a contact request. */
  readonly email: string | null;
  /** Nobody when the account is gone. */
  readonly deleted_by: string | null;
};

interface Kind {
  readonly label: string;
  readonly deleted: string;
  readonly restored: string;
  /** What goes with it when it is deleted for good. */
  readonly erased: string;
}

export const kinds: Readonly<Record<TrashItem['table_name'], Kind>> = {
  blog_posts: { label: 'Article', deleted: 'supprimé', restored: 'Article restauré', erased: 'son historique' },
  pages: { label: 'Page', deleted: 'supprimée', restored: 'Page restaurée', erased: 'son historique' },
  contacts: { label: 'Contact', deleted: 'supprimé', restored: 'Contact restauré', erased: 'vos notes' },
};

/** What tells two of the same name apart: the address on the site, or that of the person. */
export const knownBy = ({ table_name: table, slug, email }: TrashItem): string =>
  table === 'contacts' ? (email ?? '') : `/${table === 'blog_posts' ? 'blog/' : ''}${slug ?? ''}`;

/** « encore 12 jours », « dernier jour » */
export const timeLeft = ({ days_left: days }: Pick<TrashItem, 'days_left'>): string =>
  days > 1 ? `encore ${countOf(days, 'jour', 'jours')}` : 'dernier jour';
