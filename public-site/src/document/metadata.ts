import { isShareable } from '@agency-site/domain/media';
import type { Offer } from '../data/offers';
import type { Thing } from './schema-org';
import type { Crumb } from '../ui/Breadcrumb';

/** An article, as described to search engines and social networks. */
export interface ArticleSubject {
  readonly type: 'article';
  readonly headline: string;
  readonly author: string;
  /** The address of the author's page. An author without one is introduced on « À propos ». */
  readonly authorPath?: string | undefined;
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

/** The subject of a page, for its structured data. Addresses are relative; `structuredData` makes them absolute. */
export type PageSubject =
  | ArticleSubject
  | { readonly type: 'person'; readonly name: string; readonly picture: string }
  | { readonly type: 'service'; readonly name: string; readonly offer?: Offer | undefined }
  | { readonly type: 'blog'; readonly posts: readonly { readonly slug: string; readonly title: string }[] }
  | { readonly type: 'collection'; readonly rows: readonly CollectionRow[] }
  | { readonly type: 'row'; readonly headline: string; readonly updatedAt: string };

/** The metadata of a route for browsers, search engines and social networks. */
export interface PageMetadata {
  /** The page's own title, to which the site's title is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path and query of the canonical address. */
  readonly path: string;
  /** Excludes the page from search engines (noindex). */
  readonly hidden?: boolean;
  /** The words of a search without a result. The server counts them. */
  readonly emptySearch?: string | undefined;
  /** The breadcrumb after the home page; its last step is the page itself. */
  readonly crumbs?: readonly Crumb[];
  readonly subject?: PageSubject;
  /** Other schema.org nodes of the page; `absolute` makes an address of the site absolute. */
  readonly structuredData?: (absolute: (address: string) => string) => readonly Thing[];
  /** The words and picture of the social picture; by default the page's title and a generic drawing. */
  readonly social?: {
    readonly title: string;
    readonly kicker: string;
    /** Address of the page's own picture. A picture of the media library becomes the social picture; a drawing becomes a part of it. */
    readonly picture?: string | undefined;
    readonly alt?: string;
  };
}

/** The title of the document: the page's, a separator, the site's. */
export const fullTitle = (page: string, siteTitle: string): string => `${page} | ${siteTitle}`;

/** Address of the picture that social networks show for a page. @param picture address of the page's own picture */
export const socialPicturePath = (path: string, picture?: string | null): string =>
  `/social${path === '/' ? '/accueil' : path.replace(/\?.*/, '')}.${isShareable(picture) ? 'jpg' : 'png'}`;
