import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';

/** Tells administrators that visitors do not see this page; visitors do without its code. */
export const PreviewBanner = hydrateOnInteraction('preview-notice', () =>
  import('./PreviewNotice').then((part) => part.PreviewNotice),
);
