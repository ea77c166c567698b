import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** The CSP source that allows one inline script or style by its exact text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface PolicyOptions {
  /** Sources of scripts and styles beside our own origin: hashes or a nonce. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins that scripts may call beside our own: the hosted Supabase project. */
  readonly connections: readonly string[];
  /** Origins of pictures that are neither ours nor https: a hosted project on this machine. */
  readonly pictures: readonly string[];
  /** Whether a page of our own origin may frame it: nothing may but what asks for it. */
  readonly framed?: boolean;
}

/**
 * The Content-Security-Policy of one part of the product. No inline script runs that is not named here; pictures may
 * come from any https address because writers type addresses by hand.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  connections,
  pictures,
  framed = false,
}: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["connect-src 'self'", ...connections].join(' '),
    ["img-src 'self' data: https:", ...pictures].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** For pictures that other sites and feed readers show: that is what they are for. Stands outside the headers below. */
export const shownElsewhere: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cross-origin-resource-policy', 'cross-origin');
};

/**
 * The usual security headers; each part of the product adds its own Content-Security-Policy.
 * @param framed see `PolicyOptions`, for browsers that do not know of `frame-ancestors`
 */
export const securityHeaders = (framed = false): MiddlewareHandler =>
  secureHeaders({
    xFrameOptions: framed ? 'SAMEORIGIN' : 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    xXssProtection: false,
  });
