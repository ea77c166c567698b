// Writes the whole site into static/, for a static host: `npm run build:static`, or `-- FOLDER` for another folder.
import { megabytes, runCommand, resolveFromCallerDirectory, commandArguments } from '../src/core/command-line';
import { readConfiguration } from '../src/core/configuration';
import { builtFrontend } from '../src/http/frontend';
import { accessTo, startBackend } from '../src/app/product';
import { repositoryPath } from '@agency-site/process/repository-root';
import { StartupError } from '@agency-site/process/startup-error';
import { buildStaticSite } from '../src/static/build-static-site';

const directory = commandArguments[0] ? resolveFromCallerDirectory(commandArguments[0]) : repositoryPath('static');
/** The public address that pages name if SITE_URL is missing: a trial on this machine. */
const TRIAL_URL = 'http://127.0.0.1:8080';

await runCommand(async () => {
  const configuration = readConfiguration(process.env);
  const { supabase: choice } = configuration;
  const siteUrl = configuration.siteUrl ?? (choice.kind === 'embedded' ? TRIAL_URL : undefined);
  if (!siteUrl) throw new StartupError('SITE_URL is missing: the public address, which pages and feeds name.');
  // With an empty host the server counts as reachable by strangers. With a local one, a first start would create a demo account.
  const backend = await startBackend({ ...configuration, host: '' }, siteUrl);
  try {
    const secretKey = choice.kind === 'hosted' ? choice.secretKey : backend?.supabase.keys.secretKey;
    const site = await buildStaticSite({
      access: accessTo(configuration, backend),
      apiRoutes: backend?.routes,
      frontend: await builtFrontend(),
      siteUrl,
      secretKey,
      directory,
    });
    return [
      `${directory}: ${site.files} files, ${megabytes(site.bytes)}; ${site.written} written, ${site.removed} removed`,
      `  ${site.redirects} redirects${secretKey ? '' : ': those of the back-office need SUPABASE_SECRET_KEY'}`,
      ...[...site.dead].map(([address, from]) => `  nothing is at ${address}, to which ${from} leads`),
      ...(backend ? ['  a trial: without SUPABASE_URL, browsers’ calls to Supabase fail'] : []),
    ];
  } finally {
    await backend?.close();
  }
});
