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
    ...(connections.length > 0 ? [["connect-src 'self'", ...connections].join(' ')] : []),
    ["img-src 'self' data: https:", ...pictures].join(' '),
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
 * For the back-office: no window of another origin keeps a hold on one of its own. Public pages hold nothing worth that,
 * and browsers would begin a new process for each first visit.
 */
export const windowOfItsOwn: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('cross-origin-opener-policy', 'same-origin');
};

/**
 * The usual security headers but those that only browsers of another age read, since every first page waits for them;
 * each part of the product adds its own Content-Security-Policy, which says who may frame it.
 */
export const securityHeaders = (): MiddlewareHandler =>
  secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: 'same-origin',
    // What browsers do by themselves since document.domain cannot be set.
    originAgentCluster: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
