/** One step of the way to a page. */
export interface Crumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly to?: string;
}

/** An article, as search engines and social networks are told of it. */
export interface ArticleSubject {
  readonly type: 'article';
  readonly headline: string;
  readonly author: string;
  /** Its category. */
  readonly section: string | null;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly keywords: readonly string[];
}

/** What a page is about, for structured data; addresses are made absolute by the server. */
export type PageSubject =
  | ArticleSubject
  | { readonly type: 'service'; readonly name: string; readonly startingPrice: number }
  | {
      readonly type: 'questions';
      readonly questions: readonly { readonly question: string; readonly answer: string }[];
    };

/** What a route says of itself to browsers, search engines and social networks. */
export interface PageMetadata {
  /** Without the site's title, which is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path and query of the canonical address. */
  readonly path: string;
  readonly kind?: 'website' | 'article';
  /** Kept out of search engines. */
  readonly hidden?: boolean;
  /** The way to the page, home and the page itself included by whoever shows it. */
  readonly crumbs?: readonly Crumb[];
  readonly subject?: PageSubject;
  /** What the picture of a shared link says and shows; the title and a generic drawing without it. */
  readonly social?: {
    readonly title: string;
    readonly kicker: string;
    /** Address of the page's own picture. */
    readonly picture?: string | undefined;
  };
}

/** « Nos services | Automatelier - … »: the page, a separator, the site. */
export const fullTitle = (page: string, siteTitle: string): string => `${page} | ${siteTitle}`;

/** Address of the picture that social networks show for a page. */
export const socialPicturePath = (path: string): string =>
  `/social${path === '/' ? '/accueil' : path.replace(/\?.*/, '')}.png`;
