import type { PostStatus } from '@agency-site/domain/blog-posts';

export interface Command {
  readonly group: string;
  readonly label: string;
  /** Distinguishes the entry from others with the same label. */
  readonly hint?: string;
  /** More words by which a search finds the entry. */
  readonly keywords?: string;
  readonly to?: string;
  readonly run?: () => void;
}

/** The answer of `search_back_office()`: the content that matches the words; without words, the latest content. */
export interface FoundContents {
  readonly articles: readonly {
    readonly id: string;
    readonly title: string;
    readonly status: PostStatus | 'scheduled';
    /** Whether the title contains the words; not set on the latest articles. */
    readonly called?: boolean;
  }[];
  readonly contacts: readonly { readonly id: string; readonly name: string; readonly about: string }[];
}

declare module './database-functions' {
  interface JsonAnswers {
    readonly search_back_office: FoundContents;
  }
}
