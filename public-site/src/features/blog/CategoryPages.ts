import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';

/** The pages of all categories, at the end of a list. */
export const CategoryPages = hydrateOnInteraction('category-pages', () =>
  import('./CategoryLinks').then((part) => part.CategoryLinks),
);
