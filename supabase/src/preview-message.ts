import type { Database } from './database-types';
import type { postColumns } from './tables/blog-posts';
import type { NamesOf } from './tables/column';
import type { pageColumns } from './tables/pages';

type Tables = Database['public']['Tables'];

/** What visitors do not see, or what is not known before a save. */
type Unknown = 'id' | 'status' | 'updated_at';

/** What visitors see of an article; not yet stored, so without the columns that the database fills in. */
export type ArticlePreview = Pick<
  Tables['blog_posts']['Row'],
  Exclude<NamesOf<typeof postColumns, { site: 'summary' } | { site: 'page' }>, Unknown>
> & {
  /** Null before the first save. Keeps the article out of those like it. */
  readonly id: string | null;
};

/** What visitors see of a page. */
export type PagePreview = Pick<Tables['pages']['Row'], Exclude<NamesOf<typeof pageColumns, { site: 'page' }>, Unknown>>;

/** Sent by the back-office to the frame that shows `previewPath`, once that frame has said it is ready. */
export type PreviewMessage =
  | { readonly type: 'preview'; readonly kind: 'article'; readonly content: ArticlePreview }
  | { readonly type: 'preview'; readonly kind: 'page'; readonly content: PagePreview };

/** Sent by the frame to the back-office when it can show a text. Both sides check that the other is of their origin. */
export interface PreviewReady {
  readonly type: 'preview-ready';
}

/** The public site's own preview route. */
export const previewPath = '/apercu';

/** Whether a message is the frame's « ready ». */
export const isPreviewReady = (data: unknown): data is PreviewReady =>
  (data as Partial<PreviewReady> | null)?.type === 'preview-ready';

/** Whether a message is a text to preview. Its origin is to be checked besides. */
export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  (data as Partial<PreviewMessage> | null)?.type === 'preview';
