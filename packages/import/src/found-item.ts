import type { Omissions } from './omissions';
import type { ImportedComment, ImportedPicture, ItemRefusal } from './model';

/** An article or a page as the reader of an export returns it: with its HTML uncleaned. */
export interface FoundItem {
  readonly source_id: string;
  readonly kind: 'post' | 'page';
  readonly title: string;
  /** The slug on the former site; empty for a draft without one. */
  readonly slug: string;
  readonly html: string;
  readonly linesAreParagraphs: boolean;
  readonly excerpt: string;
  readonly author: string;
  /** Categories and tags, the main one first. */
  readonly terms: readonly string[];
  readonly featured: boolean;
  readonly picture: ImportedPicture | undefined;
  /** Whether the item has a featured picture that the export lacks. */
  readonly awaitsPicture?: boolean;
  readonly status: 'draft' | 'published';
  readonly publishedAt: string | undefined;
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Paths on the former site. */
  readonly paths: readonly string[];
  readonly comments: readonly ImportedComment[];
  readonly omissions: Omissions;
  /** The reason why the reader skipped the item's text. */
  readonly refusal?: ItemRefusal;
}
