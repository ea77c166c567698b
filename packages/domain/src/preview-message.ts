import type { Database } from '@agency-site/supabase/types';
import type { postColumns } from './tables/blog-posts';
import type { NamesOf } from './tables/column';
import type { pageColumns } from './tables/pages';

type Tables = Database['public']['Tables'];

/** Columns that visitors do not see, or that have no value before a save. */
type ExcludedColumn = 'id' | 'status' | 'updated_at' | 'summary';

/** An article as visitors see it; not yet stored, so without the columns that the database fills in. */
export type ArticlePreview = Pick<
  Tables['blog_posts']['Row'],
  Exclude<NamesOf<typeof postColumns, { public: 'list' } | { public: 'detail' }>, ExcludedColumn>
> & {
  /** The article's id, which keeps it out of its own list of similar articles; null before the first save. */
  readonly id: string | null;
};

/** A page as visitors see it. */
export type PagePreview = Pick<
  Tables['pages']['Row'],
  Exclude<NamesOf<typeof pageColumns, { public: 'detail' }>, ExcludedColumn | 'published_at'>
>;

/** Sent by the back-office to the frame that shows `previewPath`, after the frame's `ready` message. */
export type PreviewMessage =
  | { readonly type: 'preview'; readonly kind: 'article'; readonly content: ArticlePreview }
  | {
      readonly type: 'preview';
      readonly kind: 'page';
      readonly content: PagePreview;
      /** The id of the block whose form is open. */
      readonly openBlock?: string | undefined;
    };

/** Sent by the frame to the back-office when somebody clicks a block of the page, or the place below it to insert another one. */
export interface BlockChoice {
  readonly type: 'preview-block';
  readonly id: string;
  readonly wants: 'edit' | 'insert';
}

/** Sent by the frame to the back-office when the frame can show a text. Both sides check the origin of messages. */
export interface PreviewReady {
  readonly type: 'preview-ready';
}

/** The public site's own preview route. */
export const previewPath = '/apercu';

/** Whether a message is the frame's `ready` message. */
export const isPreviewReady = (data: unknown): data is PreviewReady =>
  (data as Partial<PreviewReady> | null)?.type === 'preview-ready';

/** Whether a message is the choice of a block; the caller also checks its origin. */
export const isBlockChoice = (data: unknown): data is BlockChoice =>
  (data as Partial<BlockChoice> | null)?.type === 'preview-block';

/** Whether a message is a text to preview; the caller also checks its origin. */
export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  (data as Partial<PreviewMessage> | null)?.type === 'preview';
