import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';

/** Made once for all lists of articles: `hydrateOnInteraction` looks for the served part when it is called. */
export const AfterList = hydrateOnInteraction(
  'after-list',
  () => import('./AfterList'),
  (part) => part.AfterList,
);
