import type { SiteClient } from './client';

/** Opens the data access of this browser, or of this request. */
export type Connect = () => Promise<SiteClient>;
