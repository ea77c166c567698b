import { previewPath } from './preview-message';

/** Addresses that the server responds to before any stored page, so that such a page cannot have them. */
export const serverPaths: readonly string[] = ['/admin', '/rest', '/auth', '/storage', '/healthz', previewPath];
