import { createContext, use } from 'react';

/** The public address without a trailing slash. The server provides the configured one; in a browser it is the current origin. */
export const SiteUrlContext = createContext(import.meta.env.SSR ? '' : window.location.origin);

/** The absolute address of a path of the site. */
export const useSiteAddress = (path: string): string => use(SiteUrlContext) + path;
