import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';

/** The newsletter box at the end of a list or of an article. */
export const NewsletterBox = hydrateOnInteraction('newsletter', () =>
  import('./SubscriptionBox').then((part) => part.SubscriptionBox),
);
