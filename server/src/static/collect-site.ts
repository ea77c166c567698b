import { normalPath } from '@agency-site/domain/canonical-path';
import { StartupError } from '@agency-site/process/startup-error';
import { referencesIn } from './references';
import type { ServedDocument } from './static-document';

/** Addresses to which no page links. */
const UNLINKED = [
  '/',
  '/sitemap.xml',
  '/rss.xml',
  '/llms.txt',
  '/robots.txt',
  '/indexnow.txt',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/admin/',
  '/apercu',
  '/lettre/inscription',
  '/lettre/desinscription',
];
/** An address without a page: the server's answer becomes the document for every missing address. */
const MISSING = '/adresse/introuvable';
/** Paths that are not collected: the back-office's own, and those that browsers request from the Supabase project. */
const ELSEWHERE = /^\/(admin|rest|auth|storage\/v1\/(?!object\/public\/))/;
const PAGE_OF_LIST = /^(\/blog|\/blog\/categorie\/[\w-]+)\?page=(\d+)$/;
const CONCURRENT_REQUESTS = 6;

/** Answers a request for a path. */
export type Ask = (address: string) => Promise<Response>;

/** A site as files. */
export interface CollectedSite {
  /** The files by their path. */
  readonly files: Map<string, Uint8Array>;
  /** Addresses to which pages link and that redirect, with their targets. */
  readonly moved: Map<string, { to: string; status: 301 | 302 }>;
  /** Addresses to which pages link and that do not exist, each with one page that links to it. */
  readonly dead: Map<string, string>;
  /** Lists whose pages are files of their own. */
  readonly pagedLists: Set<string>;
  /** The types of files that are not documents, by address. */
  readonly types: Map<string, string>;
  /** The headers of the home page. */
  readonly headers: Headers;
}

/**
 * Reads a whole site from its server: from known addresses, along every link.
 * @param write makes a file of a document
 * @param known files that it need not request
 * @param targets targets of stored redirects, to which perhaps no page links
 */
export async function collectSite(
  ask: Ask,
  write: (document: ServedDocument) => string,
  siteUrl: string,
  known: ReadonlySet<string>,
  targets: readonly string[] = [],
): Promise<CollectedSite> {
  const files = new Map<string, Uint8Array>();
  const moved: CollectedSite['moved'] = new Map();
  const dead = new Map<string, string>();
  const pagedLists = new Set<string>();
  const types = new Map<string, string>();
  let home = new Headers();
  const waiting = [...new Set([...UNLINKED, MISSING, ...targets])].map((address) => ({ address, from: '' }));
  const seen = new Set(waiting.map(({ address }) => address));

  const follow = (text: string, from: string): void => {
    for (const address of referencesIn(text, siteUrl + from)) {
      if (seen.has(address) || known.has(address.slice(1)) || !isOwnFile(address)) continue;
      seen.add(address);
      waiting.push({ address, from });
    }
  };
  const collect = async ({ address, from }: { address: string; from: string }): Promise<void> => {
    const response = await ask(address);
    const { status, headers } = response;
    if (status === 301 || status === 302) {
      const to = targetOf(headers.get('location') ?? '', siteUrl);
      // Leaves out addresses with a query or a slash at the end, because each host handles them in its own way.
      if (!/[?]|\/$/.test(address)) moved.set(normalPath(address), { to, status });
      follow(`<a href="${to}">`, address);
      return;
    }
    if (status === 404 && address !== MISSING) {
      // Pages that are hidden from search engines have no picture.
      if (!address.startsWith('/social/')) dead.set(address, from);
      return;
    }
    if (status === 503) throw new StartupError(`${address} cannot be read: is the site in maintenance?`);
    if (status !== 200 && status !== 404) throw new StartupError(`${address} was answered with ${status}.`);
    if (address === '/') home = headers;
    const list = PAGE_OF_LIST.exec(address)?.[1];
    if (list) {
      pagedLists.add(list);
      // No page links to the first page by its number, but the server answers that address too.
      follow(`<a href="${list}?page=1">`, address);
    }
    const { path, content, text } = await fileOf(address, response, write);
    files.set(path, content);
    const type = headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) types.set(address, type);
    if (text) follow(text, address);
  };

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await collect(next);
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work));
  return { files, moved, dead, pagedLists, types, headers: home };
}

/** Returns the target of a redirect, percent-encoded; on the same site a path. */
export function targetOf(location: string, siteUrl: string): string {
  const { origin, href } = new URL(location, siteUrl);
  return origin === new URL(siteUrl).origin ? href.slice(origin.length) : href;
}

/** Whether an address needs a file: of all queries only the number of a page makes a file. */
const isOwnFile = (address: string): boolean =>
  !ELSEWHERE.test(address) && (!address.includes('?') || PAGE_OF_LIST.test(address));

/** Returns the file of an answer, and the text in which to look for addresses. */
async function fileOf(
  address: string,
  response: Response,
  write: (document: ServedDocument) => string,
): Promise<{ path: string; content: Uint8Array; text?: string }> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const path = decodeURI(address.slice(1));
  if (!/html|xml|manifest|markdown/.test(type)) return { path, content: new Uint8Array(await response.arrayBuffer()) };
  const text = await response.text();
  if (!type.includes('html')) return { path, content: Buffer.from(text), text };
  const policy = headers.get('content-security-policy') ?? '';
  const document = write({ address, status, html: text, policy });
  return { path: documentPath(address, status), content: Buffer.from(document), text };
}

/** Returns the path of a document's file: `blog.html`, not `blog/index.html`, so that hosts find it without a slash after the address. */
export function documentPath(address: string, status: number): string {
  if (status === 404) return '404.html';
  if (address.endsWith('/')) return `${address.slice(1)}index.html`;
  return `${address.slice(1).replace('?page=', '/page/')}.html`;
}
