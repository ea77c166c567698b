import { isShareable } from '@agency/domain/media';
import type { Offer } from '../data/offers';
import type { Thing } from './schema-org';
import type { Crumb } from '../ui/Breadcrumb';

/** An article, as described to search engines and social networks. */
export interface ArticleSubject {
  readonly type: 'article';
  readonly headline: string;
  readonly author: string;
  /** The page of the author; authors without one are introduced on « À propos ». */
  readonly authorPath?: string | undefined;
  /** The category of the article. */
  readonly section: string | null;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly keywords: readonly string[];
}

/** A row that has a page below the list of its collection. */
interface CollectionRow {
  readonly slug: string;
  readonly title: string;
  readonly summary?: string;
}

/** The subject of a page, for structured data; the server makes its addresses absolute. */
export type PageSubject =
  | ArticleSubject
  | { readonly type: 'person'; readonly name: string; readonly picture: string }
  | { readonly type: 'service'; readonly name: string; readonly offer?: Offer | undefined }
  | { readonly type: 'blog'; readonly posts: readonly { readonly slug: string; readonly title: string }[] }
  | { readonly type: 'collection'; readonly rows: readonly CollectionRow[] }
  | { readonly type: 'row'; readonly headline: string; readonly updatedAt: string };

/** The metadata of a route for browsers, search engines and social networks. */
export interface PageMetadata {
  /** The title without that of the site, which is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path and query of the canonical address. */
  readonly path: string;
  /** Excludes the page from search engines (noindex). */
  readonly hidden?: boolean;
  /** The words of a search without result, which the server counts. */
  readonly emptySearch?: string | undefined;
  /** The breadcrumb without the home page; the last step is the page itself. */
  readonly crumbs?: readonly Crumb[];
  readonly subject?: PageSubject;
  /** The other things on the page; `absolute` gives an address of the site as others write it. */
  readonly things?: (absolute: (address: string) => string) => readonly Thing[];
  /** Text and picture of the social picture; by default the title and a generic drawing. */
  readonly social?: {
    readonly title: string;
    readonly kicker: string;
    /** Address of the page's own picture: a picture of the library is the social picture, a drawing a part of it. */
    readonly picture?: string | undefined;
    /** A description of the picture. */
    readonly alt?: string;
  };
}

/** « Nos services | Automatelier - … »: the page, a separator, the site. */
export const fullTitle = (page: string, siteTitle: string): string => `${page} | ${siteTitle}`;

/**
 * Address of the picture that social networks show for a page.
 * @param picture address of the page's own picture
 */
export const socialPicturePath = (path: string, picture?: string | null): string =>
  `/social${path === '/' ? '/accueil' : path.replace(/\?.*/, '')}.${isShareable(picture) ? 'jpg' : 'png'}`;
