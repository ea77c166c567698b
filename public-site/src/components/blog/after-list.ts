import { hydrateLater, renderNow } from '../../hydration/hydrate-later';

/** Made once for all lists of articles: `hydrateLater` looks for the served part when it is called. */
export const AfterList = import.meta.env.SSR
  ? renderNow('after-list', (await import('./AfterList')).AfterList)
  : hydrateLater('after-list', async () => (await import('./AfterList')).AfterList);
