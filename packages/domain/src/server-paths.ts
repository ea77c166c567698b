import { previewPath } from './preview-message';

/** Addresses that the server responds to before any page of texts, so that such a page cannot have them. */
export const serverPaths: readonly string[] = ['/admin', '/rest', '/auth', '/storage', '/healthz', previewPath];
