/** How the browser reaches the Supabase project. Public. */
export interface ClientConfiguration {
  /** Address of the project, without a trailing slash. */
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** For the back-office only: whether no mail server is configured, so that the server logs the links to choose a new password. */
  readonly logsAccountLinks?: boolean;
}

/** The id of the JSON script element that carries the configuration in every page the server sends. */
export const clientConfigurationId = 'client-configuration';

/**
 * Reads the configuration out of the page. An empty address stands for the page's own origin, so that the same
 * cached page works behind any host name.
 * @param page the browser's document
 * @throws when the page was not sent by the server.
 */
export function readClientConfiguration(page: PageWithConfiguration): ClientConfiguration {
  const text = page.getElementById(clientConfigurationId)?.textContent;
  if (!text) throw new Error(`This page has no #${clientConfigurationId} element`);
  const configuration = JSON.parse(text) as ClientConfiguration;
  return { ...configuration, supabaseUrl: configuration.supabaseUrl || page.location.origin };
}

/** The storage key of the back-office's session. The site does not count visits from a browser that stores a session. */
export const sessionKey = ({ supabaseUrl }: Pick<ClientConfiguration, 'supabaseUrl'>): string =>
  `sb-${new URL(supabaseUrl).hostname.split('.')[0] ?? ''}-auth-token`;

/** The part of a browser's Document used here; this package is also compiled where there is no DOM. */
interface PageWithConfiguration {
  getElementById(id: string): { textContent: string | null } | null;
  readonly location: { readonly origin: string };
}
