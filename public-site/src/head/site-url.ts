import { createContext, use } from 'react';

/** The public address without a trailing slash: told by the server, which knows it, and where a browser is already. */
export const SiteUrlContext = createContext(import.meta.env.SSR ? '' : window.location.origin);

/** The whole address of a path of the site. */
export const useSiteAddress = (path: string): string => use(SiteUrlContext) + path;
