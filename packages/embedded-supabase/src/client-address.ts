import type { Context } from 'hono';

/** Finds the IP address that a request counts for. The server knows which proxy it trusts. */
export type ClientAddress = (context: Context) => string;
