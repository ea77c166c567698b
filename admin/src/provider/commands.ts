import type { PostStatus } from '@agency/domain/blog-posts';

/** An entry of the palette: a link or an action. */
export interface Command {
  readonly group: string;
  readonly label: string;
  /** Tells it apart from others with the same label. */
  readonly hint?: string;
  /** Other words that find it. */
  readonly keywords?: string;
  readonly to?: string;
  readonly run?: () => void;
}

/** The content that `find_anything()` finds for some words; the latest content for none. */
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
    readonly find_anything: FoundContents;
  }
}
