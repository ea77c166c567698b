import { randomBytes } from 'node:crypto';
import { clientConfigurationId } from '@agency-site/domain/client-configuration';
import { Hono } from 'hono';
import type { Frontend } from './frontend';
import { contentSecurityPolicy } from './security-policy';
import type { SupabaseAccess } from './supabase-access';

/** The comment in the back-office's index.html that the server replaces. */
const PLACEHOLDER = '<!--server-head-->';

/** Serves the back-office: its index.html for every address below /admin that is not a file. */
export function backOffice({ readAdminIndex, strictPolicy }: Frontend, access: SupabaseAccess): Hono {
  const { browserConfiguration, logsAccountLinks } = access;
  const configuration = JSON.stringify({ ...browserConfiguration, logsAccountLinks }).replaceAll('<', '\\u003c');
  const routes = new Hono();
  routes.get('/admin', (context) => context.redirect('/admin/', 301));
  routes.get('/admin/*', async (context) => {
    const nonce = randomBytes(16).toString('base64');
    const head =
      `<script type="application/json" id="${clientConfigurationId}">${configuration}</script>` +
      `<meta property="csp-nonce" nonce="${nonce}">`;
    const index = await readAdminIndex(context.req.path);
    context.header('cache-control', 'no-cache');
    context.header('x-robots-tag', 'noindex');
    if (strictPolicy) {
      const policy = contentSecurityPolicy({
        scripts: [],
        styles: [`'nonce-${nonce}'`],
        connections: access.origins,
        pictures: access.pictures,
        // The Trusted Types policy for texts that libraries parse as markup (admin/src/shell/trusted-types.ts).
        trusted: ['default'],
      });
      context.header('content-security-policy', policy);
    }
    return context.html(index.replace(PLACEHOLDER, () => head));
  });
  return routes;
}
