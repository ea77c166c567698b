import type { Database } from '@agency/supabase/database-types';
import { countOf } from '../../data/formats/numbers';

type Row = Database['public']['Functions']['trash_items']['Returns'][number];

/** A deleted row, without its text. */
export type TrashItem = Omit<Row, 'deleted_by' | 'table_name' | 'slug' | 'email'> & {
  readonly table_name: 'blog_posts' | 'pages' | 'contacts';
  /** Of an article or a page. */
  readonly slug: string | null;
  /** Of a contact request. */
  readonly email: string | null;
  /** Null when the account no longer exists. */
  readonly deleted_by: string | null;
};

/** The words about each kind of row; `erased` is what is erased with it. */
export const kinds = {
  blog_posts: {
    label: 'Article',
    deleted: 'supprimé',
    restored: 'Article restauré',
    erased: 'ce qui en dépend (historique, commentaires)',
  },
  pages: { label: 'Page', deleted: 'supprimée', restored: 'Page restaurée', erased: 'son historique' },
  contacts: { label: 'Contact', deleted: 'supprimé', restored: 'Contact restauré', erased: 'vos notes' },
} as const satisfies Record<TrashItem['table_name'], object>;

/** Tells items of the same title apart: the address on the site, or the e-mail address. */
export const subtitleOf = ({ table_name: table, slug, email }: TrashItem): string =>
  table === 'contacts' ? (email ?? '') : `/${table === 'blog_posts' ? 'blog/' : ''}${slug ?? ''}`;

/** « encore 12 jours », « dernier jour » */
export const timeLeft = ({ days_left: days }: Pick<TrashItem, 'days_left'>): string =>
  days > 1 ? `encore ${countOf(days, 'jour', 'jours')}` : 'dernier jour';
