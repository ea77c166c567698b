import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import { publicMediaPath } from '@agency-site/domain/media';
import type { StartedSupabase } from '@agency-site/embedded-supabase';
import { recordIfSlow } from '@agency-site/process/slow-queries';
import { withAnswerFallback } from './answer-fallback';

/** How long a hosted project has to answer all requests of one page. */
const ANSWER_MS = 5000;

/** How the server and the browsers reach the Supabase project, embedded or hosted. */
export interface SupabaseAccess {
  /** The project's address and key for the server's own requests. */
  readonly configuration: ClientConfiguration;
  readonly browserConfiguration: ClientConfiguration;
  /** Headers that prove to the database that this server asks; undefined for a hosted project without a secret for this server. */
  readonly serverHeaders: Readonly<Record<string, string>> | undefined;
  /** Whether links of accounts go to the log, because there is no mail server. */
  readonly logsAccountLinks: boolean;
  /** Origins, other than ours, that scripts in the browser may call. */
  readonly origins: readonly string[];
  /** Origins of uploaded pictures, when these are not on our own origin. */
  readonly pictures: readonly string[];
  /** A `fetch` for the requests of one page. @param address the visitor's IP address, empty when the answer is cached for everyone */
  fetchFrom(address: string): typeof fetch;
  /** Reads a picture of the library by its name; undefined when there is none. @throws when it could not be read */
  readPicture(name: string): Promise<Uint8Array | undefined>;
  /** Whether the API answers with data. */
  isHealthy(): Promise<boolean>;
}

export interface HostedProject {
  readonly url: string;
  readonly publishableKey: string;
  /** The secret by which the project recognises this server (docs/deployment.md); without it, the server passes on no visitor's address. */
  readonly serverSecret: string | undefined;
  readonly secretKey?: string | undefined;
}

const serviceHeaders = (secretKey: string) => ({ apikey: secretKey, authorization: `Bearer ${secretKey}` });

/** Returns the access to a hosted project, which browsers call directly. */
export function hostedAccess(project: HostedProject): SupabaseAccess {
  const { url: supabaseUrl, publishableKey, serverSecret, secretKey } = project;
  const configuration = { supabaseUrl, publishableKey };
  const send = withAnswerFallback(fetch);
  const fetchFrom = (address: string): typeof fetch => {
    const deadline = AbortSignal.timeout(ANSWER_MS);
    return (input, init) => {
      const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
      const request = new Request(input, { ...init, signal });
      // The database does not count reading requests, so it needs no address for them.
      if (serverSecret && address && request.method !== 'GET') {
        request.headers.set('x-visitor-address', address);
        request.headers.set('x-server-secret', serverSecret);
      }
      return recordIfSlow(new URL(request.url).pathname, () => send(request));
    };
  };
  return {
    configuration,
    browserConfiguration: configuration,
    serverHeaders: secretKey
      ? serviceHeaders(secretKey)
      : serverSecret
        ? { apikey: publishableKey, 'x-server-secret': serverSecret }
        : undefined,
    logsAccountLinks: false,
    origins: [supabaseUrl, supabaseUrl.replace(/^http/, 'ws')],
    pictures: [new URL(supabaseUrl).origin],
    fetchFrom,
    readPicture: async (name) => {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const response = await fetch(`${supabaseUrl}${publicMediaPath}${name}`, { signal });
      if (response.status >= 500) throw new Error(`The picture ${name} was answered with ${response.status}`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    isHealthy: () => isAnswering(fetch, configuration),
  };
}

/** Returns the access to the project embedded in this process: pages read their data by function calls, without HTTP. */
export function embeddedAccess(
  { supabase, fetchFrom }: Pick<StartedSupabase, 'supabase' | 'fetchFrom'>,
  sendsEmails: boolean,
): SupabaseAccess {
  const { publishableKey, secretKey } = supabase.keys;
  const configuration = { supabaseUrl: 'http://embedded', publishableKey };
  return {
    configuration,
    browserConfiguration: { supabaseUrl: '', publishableKey },
    serverHeaders: serviceHeaders(secretKey),
    logsAccountLinks: !sendsEmails,
    origins: [],
    pictures: [],
    fetchFrom,
    readPicture: supabase.media.read,
    isHealthy: () => isAnswering(fetchFrom(''), configuration),
  };
}

async function isAnswering(
  request: typeof fetch,
  { supabaseUrl, publishableKey }: ClientConfiguration,
): Promise<boolean> {
  try {
    const response = await request(`${supabaseUrl}/rest/v1/site_settings?select=key&limit=1`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // Unreachable or too slow: not healthy.
  }
}
