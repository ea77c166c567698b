import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';

/** Shows administrators that this page is hidden from visitors, who do not load the banner's code. */
export const PreviewBanner = hydrateOnInteraction('preview-notice', () =>
  import('./PreviewNotice').then((part) => part.PreviewNotice),
);
