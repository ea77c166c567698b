import { Hono } from 'hono';
import { repositoryPath } from '../repository-root';
import { builtIndex } from './back-office';
import { loadSiteRenderer, type SiteRenderer } from './site-renderer';
import { staticFiles } from './static-files';

/** The two applications as the server serves them. */
export interface Front {
  readonly renderer: SiteRenderer;
  /** Files of the builds, looked for before any page. */
  readonly files: Hono;
  /** The back-office's index.html for an address. */
  readonly readAdminIndex: (path: string) => Promise<string>;
  /** False only in development, where hot reload needs inline scripts. */
  readonly strictPolicy: boolean;
}

/** The production builds. */
export async function builtFront(): Promise<Front> {
  return {
    renderer: await loadSiteRenderer(),
    files: new Hono()
      .route('/', staticFiles(repositoryPath('admin/dist'), '/admin'))
      .route('/', staticFiles(repositoryPath('public-site/dist/client'))),
    readAdminIndex: builtIndex(repositoryPath('admin/dist/index.html')),
    strictPolicy: true,
  };
}
