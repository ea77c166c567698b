import type { ClientAddress, StartedSupabase } from '@agency-site/embedded-supabase';
import { publicMediaPath } from '@agency-site/domain/media';
import { systemStatePath } from '@agency-site/domain/system-state';
import { Hono } from 'hono';
import { administratorSession } from './administrator-session';
import { backOffice } from './back-office';
import { cachePolicy } from './cache-policy';
import { refuseCrossOrigin, requireJson } from './cross-origin-request';
import { formerFiles } from './former-files';
import type { Frontend } from './frontend';
import { allowCrossOriginUse, isolateWindow, securityHeaders } from './security-policy';
import { sitePages } from './site-pages';
import type { SupabaseAccess } from './supabase-access';
import { videoPlayer } from './video-player';
import { failedRequestLine } from '@agency-site/process/failures';
import type { Monitor } from '../monitoring/monitor';

/** The parts that `createApplication` serves at one origin. */
export interface ApplicationParts {
  readonly access: SupabaseAccess;
  /** Undefined with a hosted project, which serves its own API. */
  readonly apiRoutes: StartedSupabase['routes'] | undefined;
  readonly frontend: Frontend;
  readonly siteUrl: string;
  readonly addressOf: ClientAddress;
  /** Absent in a build of static files, which nobody monitors. */
  readonly monitor?: Pick<Monitor, 'watch' | 'readSystemState'>;
  /** Whether the server may fetch pictures and files of a former site from this machine and its network. */
  readonly allowPrivate?: boolean;
  /** Whether the disk has too little room for visitors' data. */
  readonly isDiskFull?: (() => Promise<boolean>) | undefined;
}

/** Serves everything on one origin: API, back-office, files and public pages, in this order. */
export function createApplication(parts: ApplicationParts): Hono {
  const { access, apiRoutes, frontend, siteUrl, addressOf, isDiskFull, monitor, allowPrivate = false } = parts;
  const pages = sitePages(frontend, access, siteUrl, addressOf);

  const application = new Hono();
  // First, so that it sees each request and its answer.
  if (monitor) application.use(monitor.watch);
  application.use(cachePolicy);
  // Registered before the general headers, so that these middlewares see an answer last and override its headers.
  for (const path of ['/social/*', '/icons/*', `${publicMediaPath}*`]) application.use(path, allowCrossOriginUse);
  application.use('/admin/*', isolateWindow);
  application.use(securityHeaders());
  // The Fetch standard does not allow TRACE: passing such a request on would throw.
  application.on('TRACE', '*', (context) => context.text('Method Not Allowed', 405));
  application.use(refuseCrossOrigin(siteUrl));
  for (const path of ['/rest/*', '/auth/*']) application.use(path, requireJson);
  application.get('/healthz', async (context) => {
    if (await isDiskFull?.()) return context.json({ status: 'disk full' }, 503);
    const healthy = await access.isHealthy();
    return context.json({ status: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503);
  });
  if (apiRoutes) application.route('/', apiRoutes(addressOf, pages.clearCache));
  application.all('/rest/*', (context) => context.json({ message: 'Not found' }, 404));
  application.all('/auth/*', (context) => context.json({ message: 'Not found' }, 404));
  application.all('/storage/*', (context) => context.json({ message: 'Not found' }, 404));
  if (monitor)
    application.get(systemStatePath, async (context) => {
      context.header('cache-control', 'private, no-store');
      if (!(await administratorSession(context, access, 'system')))
        return context.json({ message: 'Administrators only' }, 401);
      return context.json(await monitor.readSystemState());
    });
  application.route('/', formerFiles(access, allowPrivate));
  application.route('/', videoPlayer);
  application.route('/', frontend.files);
  application.route('/', backOffice(frontend, access));
  application.route('/', pages.routes);
  application.onError((error, context) => {
    // The log gets only the message, because a stack or a request could contain text of a visitor.
    process.stderr.write(`${failedRequestLine(context.req, error.message)}\n`);
    return context.text('Une erreur est survenue. Réessayez dans un instant.', 500);
  });
  return application;
}
