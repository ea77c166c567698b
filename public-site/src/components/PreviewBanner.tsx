import { hydrateLater, renderNow } from '../hydration/hydrate-later';

/** Tells administrators that visitors do not see this page; visitors do without its code. */
export const PreviewBanner = import.meta.env.SSR
  ? renderNow('preview-notice', (await import('./preview/PreviewNotice')).PreviewNotice)
  : hydrateLater('preview-notice', async () => (await import('./preview/PreviewNotice')).PreviewNotice);
