import { messageOf } from './answer';
import type { SiteClient } from './client';
import { loadFeaturedPosts, type PostSummary } from './posts';
import { loadKeyFigures, loadTestimonials, type KeyFigure, type Testimonial } from './site-content';

/** The featured articles, or what to say when they could not be read: the rest of the page needs none of them. */
type FeaturedPosts = { readonly posts: PostSummary[] } | { readonly problem: string };

/** What the home page shows of the database. */
export interface HomeData {
  /** Loaded before the server renders; in the browser the page renders first and shows a skeleton meanwhile. */
  readonly featured: FeaturedPosts | Promise<FeaturedPosts>;
  readonly figures: readonly KeyFigure[];
  readonly testimonials: readonly Testimonial[];
}

export async function loadHome(client: SiteClient): Promise<HomeData> {
  const featured = loadFeaturedPosts(client).then(
    (posts): FeaturedPosts => ({ posts }),
    (error: unknown): FeaturedPosts => ({ problem: messageOf(error) }),
  );
  const [figures, testimonials] = await Promise.all([loadKeyFigures(client), loadTestimonials(client)]);
  return { featured: import.meta.env.SSR ? await featured : featured, figures, testimonials };
}
