import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { repositoryPath } from '../core/repository-root';
import { builtIndex } from './back-office';
import { loadSiteRenderer, type SiteRenderer } from './site-renderer';
import { staticFiles } from './static-files';

/** The two browser applications as the server serves them. */
export interface Front {
  readonly renderer: SiteRenderer;
  /** Static files of the builds, matched before any page. */
  readonly files: Hono<{ Bindings: HttpBindings }>;
  /** Reads the back-office's index.html for a path. */
  readonly readAdminIndex: (path: string) => Promise<string>;
  /** False only in development, where hot reload needs inline scripts. */
  readonly strictPolicy: boolean;
}

/** The production builds. */
export async function builtFront(): Promise<Front> {
  return {
    renderer: await loadSiteRenderer(),
    files: new Hono<{ Bindings: HttpBindings }>()
      .route('/', staticFiles(repositoryPath('admin/dist'), '/admin'))
      .route('/', staticFiles(repositoryPath('public-site/dist/client'))),
    readAdminIndex: builtIndex(repositoryPath('admin/dist/index.html')),
    strictPolicy: true,
  };
}
