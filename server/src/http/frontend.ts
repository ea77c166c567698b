import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type {
  criticalCss as criticalCssOf,
  describePage,
  machineFile,
  markdown,
  render,
  RenderOptions,
  textAsMarkdown,
} from '@agency-site/public-site/entry-server';
import { repositoryPath } from '@agency-site/process/repository-root';
import { staticFiles } from './static-files';

/** The two browser applications as the server serves them. */
export interface Frontend {
  readonly renderer: SiteRenderer;
  /** Static files of the builds, matched before any page. */
  readonly files: Hono<{ Bindings: HttpBindings }>;
  /** Reads the back-office's index.html for a path. */
  readonly readAdminIndex: (path: string) => Promise<string>;
  /** False only in development, where hot reload needs inline scripts. */
  readonly strictPolicy: boolean;
}

/** Loads the production builds. */
export async function builtFrontend(): Promise<Frontend> {
  return {
    renderer: await loadSiteRenderer(),
    files: new Hono<{ Bindings: HttpBindings }>()
      .route('/', staticFiles(repositoryPath('admin/dist'), '/admin'))
      .route('/', staticFiles(repositoryPath('public-site/dist/client'))),
    readAdminIndex: builtIndex(repositoryPath('admin/dist/index.html')),
    strictPolicy: true,
  };
}

/** Reads the built index.html once. */
function builtIndex(file: string): () => Promise<string> {
  const index = readFileSync(file, 'utf8');
  return () => Promise.resolve(index);
}

/** The exports of the public site's server entry. */
export interface SiteModule {
  readonly render: typeof render;
  readonly markdown: typeof markdown;
  readonly describePage: typeof describePage;
  readonly machineFile: typeof machineFile;
  readonly textAsMarkdown: typeof textAsMarkdown;
}

/** The public site's server entry with the addresses of its assets. */
export interface SiteRenderer
  extends Omit<SiteModule, 'textAsMarkdown'>, Pick<RenderOptions, 'criticalCss' | 'styleSheet' | 'script'> {}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Loads the production build of the public site. */
export async function loadSiteRenderer(): Promise<SiteRenderer & SiteModule> {
  const client = repositoryPath('public-site/dist/client/');
  const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Manifest;
  const fileOf = (source: string): string => {
    const file = manifest[source]?.file;
    if (!file) throw new Error(`The public site's build has no ${source}: run npm run build`);
    return file;
  };
  const { criticalCss, ...module } = (await import(
    /* @vite-ignore */ pathToFileURL(repositoryPath('public-site/dist/server/entry-server.js')).href
  )) as SiteModule & { readonly criticalCss: typeof criticalCssOf };
  const styleSheet = fileOf('src/ui/style/site.css');
  const faces = readFileSync(client + fileOf('src/ui/style/faces.css'), 'utf8');
  const choose = criticalCss(readFileSync(client + styleSheet, 'utf8'));
  return {
    ...module,
    criticalCss: (html) => faces + choose(html),
    styleSheet: `/${styleSheet}`,
    // The entry only imports the one file that a page runs.
    script: `/${fileOf(manifest['src/app/site.browser.ts']?.imports?.[0] ?? 'src/app/site.browser.ts')}`,
  };
}
