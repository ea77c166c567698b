import { messageOf } from './answer';
import type { SiteClient } from './client';
import { loadFeaturedPosts, type PostSummary } from './posts';
import { loadKeyFigures, loadTestimonials, type KeyFigure, type Testimonial } from './site-content';

/** The featured articles, or what to say when they could not be read: the rest of the page needs none of them. */
type FeaturedPosts = { readonly posts: PostSummary[] } | { readonly problem: string };

/** What the home page shows of the database. */
export interface HomeData {
  readonly featured: FeaturedPosts;
  readonly figures: readonly KeyFigure[];
  readonly testimonials: readonly Testimonial[];
}

export async function loadHome(client: SiteClient): Promise<HomeData> {
  const [featured, figures, testimonials] = await Promise.all([
    loadFeaturedPosts(client).then(
      (posts): FeaturedPosts => ({ posts }),
      (error: unknown): FeaturedPosts => ({ problem: messageOf(error) }),
    ),
    loadKeyFigures(client),
    loadTestimonials(client),
  ]);
  return { featured, figures, testimonials };
}
