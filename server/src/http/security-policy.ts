import { createHash } from 'node:crypto';
import { trustedPolicy } from '@agency-site/domain/trusted-html';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Returns the CSP source that allows one inline script or style by its hash. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface PolicyOptions {
  /** Sources of scripts and styles other than our own origin: hashes or a nonce. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins, other than ours, that scripts may call: the hosted Supabase project. */
  readonly connections: readonly string[];
  /** Origins of pictures that are neither ours nor https: a Supabase project on this machine. */
  readonly pictures: readonly string[];
  /** Trusted Types policies, beside our own, through which scripts may turn texts into markup; undefined allows it for every text. */
  readonly trusted?: readonly string[] | undefined;
  /** Whether pages of our own origin may frame the document; no page may by default. */
  readonly framed?: boolean;
}

/**
 * Returns the Content-Security-Policy of one part of the product. Inline scripts run only if their hash is listed; pictures may
 * come from any https address, because administrators enter addresses of pictures.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  connections,
  pictures,
  trusted,
  framed = false,
}: PolicyOptions): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(connections.length > 0 ? [["connect-src 'self'", ...connections].join(' ')] : []),
    ["img-src 'self' data: https:", ...pictures].join(' '),
    ...(trusted ? ["require-trusted-types-for 'script'", ['trusted-types', trustedPolicy, ...trusted].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** Lets other sites and feed readers embed a picture. Overrides `securityHeaders`, so registered before that middleware. */
export const allowCrossOriginUse: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cross-origin-resource-policy', 'cross-origin');
};

/** For the back-office: other origins get no reference to its window. Public pages lack it: it starts a process at the first visit. */
export const isolateWindow: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cross-origin-opener-policy', 'same-origin');
};

/** The usual security headers, but none that only old browsers read: every response carries them. Policies come with each part. */
export const securityHeaders = (): MiddlewareHandler =>
  secureHeaders({
    // Without includeSubDomains: only the domain's owner knows whether its other hosts have HTTPS.
    strictTransportSecurity: 'max-age=15552000',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: 'same-origin',
    // Current browsers isolate origins without this header, and make document.domain read-only.
    originAgentCluster: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
