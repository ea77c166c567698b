import { hydrateLater, renderNow } from '../hydrate-later';

/** One for all lists: what is served of it is found once. */
export const AfterList = import.meta.env.SSR
  ? renderNow('after-list', (await import('./AfterList')).AfterList)
  : hydrateLater('after-list', async () => (await import('./AfterList')).AfterList);
