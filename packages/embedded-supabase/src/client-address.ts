import type { Context } from 'hono';

/** Returns the IP address of a request's client, for limits by address. The server provides it, as it knows which proxy to trust. */
export type ClientAddress = (context: Context) => string;
