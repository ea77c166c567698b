import { publicFilesPath } from '@agency-site/domain/files';
import type { StartedSupabase } from '@agency-site/embedded-supabase';
import { repositoryPath } from '@agency-site/process/repository-root';
import { StartupError } from '@agency-site/process/startup-error';
import type { Database } from '@agency-site/supabase/types';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApplication } from '../http/application';
import type { Frontend } from '../http/frontend';
import { observe } from '../http/page-renderer';
import { hiddenFile } from '../http/static-files';
import type { SupabaseAccess } from '../http/supabase-access';
import { type Ask, collectSite, documentPath, targetOf } from './collect-site';
import { hostFiles } from './host-files';
import { headerRules, type RedirectRule, typeRules } from './host-rules';
import { staticDocument } from './static-document';
import { writeFolder } from './write-folder';

/** How often an address is requested at most; each pause is longer than the last by PAUSE_MS. */
const MOST_TRIES = 5;
const PAUSE_MS = 300;

export interface StaticSiteOptions {
  readonly access: SupabaseAccess;
  readonly apiRoutes: StartedSupabase['routes'] | undefined;
  readonly frontend: Frontend;
  readonly siteUrl: string;
  /** The service key, to read all redirects; without it the site has only the redirects to which pages link. */
  readonly secretKey: string | undefined;
  readonly directory: string;
}

export type StaticSite = Awaited<ReturnType<typeof buildStaticSite>>;

/** Writes the server's own answers into a folder. @throws {StartupError} for anything unread; the folder then stays unchanged. */
export async function buildStaticSite(options: StaticSiteOptions) {
  const { access, secretKey, directory, siteUrl } = options;
  if (!(await access.isHealthy()))
    throw new StartupError(`${access.configuration.supabaseUrl} does not answer: ${directory} is as it was.`);
  const stored = secretKey ? await readRedirects(access, secretKey) : [];
  const built = await builtFiles();
  const site = await collectSite(
    startApplication(options),
    staticDocument,
    siteUrl,
    new Set(built.map(([path]) => path)),
    stored.map(({ to }) => to).filter((to) => to.startsWith(publicFilesPath)),
  );

  const files = new Map<string, Uint8Array>([...built, ...site.files]);
  const all = [...stored, ...[...site.moved].map(([from, rule]) => ({ from, ...rule }))];
  // Leaves out redirects from published pages, as the server does: some hosts would follow the redirect first.
  const redirects = [...new Map(all.map((rule) => [rule.from, rule])).values()]
    .filter(({ from, to }) => !files.has(documentPath(from, 301)) && URL.canParse(to, siteUrl))
    .map((rule) => ({ ...rule, to: targetOf(rule.to, siteUrl) }));
  const rules = {
    headers: [...headerRules(site.headers), ...typeRules(site.types)],
    redirects,
    pagedLists: [...site.pagedLists],
    pages: documentsOf(site.files.keys()),
    typedFiles: [...files.keys()]
      .filter((path) => TYPED_FILE.test(path))
      .map((path) => `/${path}`)
      .toSorted(),
    siteUrl,
  };
  for (const [name, text] of Object.entries(hostFiles(rules))) files.set(name, Buffer.from(text));

  return {
    ...(await writeFolder(directory, files, '_headers')),
    files: files.size,
    bytes: [...files.values()].reduce((total, { length }) => total + length, 0),
    redirects: redirects.length,
    dead: site.dead,
  };
}

/** The files of the root that people and programs ask for by name. */
const TYPED_FILE = /^[\w-]+\.(?:ico|png|svg|txt|webmanifest|xml)$/;

/** Returns the sorted addresses of documents, without the home page, the 404 page and further pages of lists. */
const documentsOf = (paths: Iterable<string>): string[] =>
  [...paths]
    .flatMap((path) => /^(?!404\.|index\.|.*\/page\/\d+\.html$)(?!.*\/index\.html$)(.*)\.html$/.exec(path)?.[1] ?? [])
    .map((path) => `/${path}`)
    .toSorted();

/** Starts the server's application in this process. The result requests an address again if the project did not answer. */
function startApplication({ access, apiRoutes, frontend, siteUrl, directory }: StaticSiteOptions): Ask {
  let requests = 0;
  let failures = 0;
  const application = createApplication({
    access: {
      ...access,
      fetchFrom: (address) => {
        const { fetch, succeeded } = observe(access.fetchFrom(address));
        return (input, init) => fetch(input, init).finally(() => (failures += succeeded() ? 0 : 1));
      },
    },
    apiRoutes,
    frontend,
    siteUrl,
    // A site has more pages than one address may request in a minute, so each request counts for a different address.
    addressOf: () => String(requests),
  });
  return async (address) => {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      requests += 1;
      const before = failures;
      // The request asks for no document, so that it does not count as a visit to a missing page.
      const response = await application.request(siteUrl + address, { headers: { 'sec-fetch-dest': 'empty' } });
      // The failure may come from another URL that was requested meanwhile; the next try then finds the page of this URL in the cache.
      if (failures === before) return response;
      await setTimeout(tries * PAUSE_MS);
    }
    throw new StartupError(
      `${access.configuration.supabaseUrl} does not answer for ${address}: ${directory} is as it was.`,
    );
  };
}

/** The builds of both applications, and the paths that serve them. Documents are rendered instead, and hosts compress by themselves. */
const BUILDS = [
  { directory: 'public-site/dist/client', prefix: '' },
  { directory: 'admin/dist', prefix: 'admin/' },
] as const;
const LEFT_OUT = /\.(br|gz|html)$/;

/** Returns the scripts, styles, fonts and drawings of both builds, by their path in the site. */
async function builtFiles(): Promise<[path: string, content: Buffer][]> {
  const found = BUILDS.flatMap(({ directory, prefix }) =>
    readdirSync(repositoryPath(directory), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, name: file.slice(repositoryPath(directory).length + 1).replaceAll('\\', '/') }))
      .filter(({ name }) => !LEFT_OUT.test(name) && !hiddenFile.test(`/${name}`))
      .map(({ file, name }) => ({ file, path: prefix + name })),
  );
  return Promise.all(found.map(async ({ file, path }) => [path, await readFile(file)]));
}

type Row = Database['public']['Functions']['all_redirects']['Returns'][number];

/** The API answers 1,000 rows at most. */
const BATCH = 1000;

/** Reads the redirects of the back-office and the former addresses of articles, which strangers cannot list. */
async function readRedirects(access: SupabaseAccess, secretKey: string): Promise<RedirectRule[]> {
  const { supabaseUrl } = access.configuration;
  const rows: Row[] = [];
  for (;;) {
    const response = await access.fetchFrom('')(
      `${supabaseUrl}/rest/v1/rpc/all_redirects?limit=${BATCH}&offset=${rows.length}`,
      { headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` } },
    );
    if (!response.ok)
      throw new StartupError(`${supabaseUrl} answered ${response.status} to the request for its redirects.`);
    const batch = (await response.json()) as Row[];
    rows.push(...batch);
    if (batch.length < BATCH) break;
  }
  return rows.map(({ from_path: from, to_address: to, status }) => ({ from, to, status: status === 302 ? 302 : 301 }));
}
