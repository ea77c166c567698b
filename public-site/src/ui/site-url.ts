import { createContext, use } from 'react';

/** The public address without a trailing slash: on the server the configured one, in a browser the current origin. */
export const SiteUrlContext = createContext(import.meta.env.SSR ? '' : window.location.origin);

/** The absolute address of a path of the site. */
export const useSiteAddress = (path: string): string => use(SiteUrlContext) + path;
