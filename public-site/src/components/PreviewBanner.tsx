import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction';

/** Tells administrators that visitors do not see this page; visitors do without its code. */
export const PreviewBanner = hydrateOnInteraction(
  'preview-notice',
  () => import('./preview/PreviewNotice'),
  (part) => part.PreviewNotice,
);
