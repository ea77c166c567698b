import type { Losses } from './losses';
import type { ImportedComment, ImportedPicture, ItemRefusal } from './model';

/** An article or a page as a reader of one product's export found it: its HTML is not cleaned yet. */
export interface FoundItem {
  readonly source_id: string;
  readonly kind: 'post' | 'page';
  readonly title: string;
  /** As the former site wrote it; empty for a draft that has none. */
  readonly slug: string;
  readonly html: string;
  readonly linesAreParagraphs: boolean;
  readonly excerpt: string;
  readonly author: string;
  /** Categories and tags, the main one first. */
  readonly terms: readonly string[];
  readonly featured: boolean;
  readonly picture: ImportedPicture | undefined;
  /** It has one that the file does not hold. */
  readonly awaitsPicture?: boolean;
  readonly status: 'draft' | 'published';
  readonly publishedAt: string | undefined;
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Paths of the former site. */
  readonly paths: readonly string[];
  readonly comments: readonly ImportedComment[];
  readonly losses: Losses;
  /** Why its text was not even read. */
  readonly refusal?: ItemRefusal;
}
