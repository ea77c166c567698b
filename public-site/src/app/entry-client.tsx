import { readClientConfiguration } from '@agency/supabase/client-configuration';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import type { SiteClient } from '../data/client';
import { ConnectContext, type Connect } from '../data/connect';
import { appElementId } from './document/document-ids';
import { readHydrationData } from './document/hydration-data';
import { firstInteraction } from '../ui/hydration/first-interaction';
import { isNotCounted } from '../data/analytics-opt-out';
import { keepOfflineLinks, prefetchOnIntent } from './links';
import { createRoutes } from './route-table';

/** Loads the lazy routes of the current address: hydration renders what the server rendered, without a loading state. */
async function resolveLazyRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const resolved = await route.lazy();
      Object.assign(route, resolved, { lazy: undefined });
    }),
  );
}

let opened: Promise<SiteClient> | undefined;

/** One client for the whole visit, so that its cache holds what was prefetched. */
const connect: Connect = () => {
  opened ??= import('../data/browser-client').then(({ openBrowserClient }) =>
    openBrowserClient(readClientConfiguration(document)),
  );
  opened.catch(() => (opened = undefined));
  return opened;
};

/** Whether the whole style sheet has come, which other pages need. It is loaded before the document's scripts run. */
function isStyled(): boolean {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  try {
    return !link || Boolean(link.sheet?.cssRules.length);
  } catch {
    // Browsers show no rules of a file that did not come.
    return false;
  }
}

/** How long a page that nobody touches has to itself before its view is counted. */
const AT_REST_MS = 2000;

/** Ends the current task, so that the browser handles input before the next one. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Hydrates the page. A top-level `await` would deadlock here: the lazy routes import the chunk that holds this module, so
 * the module would wait for its own importers.
 */
async function hydrate(): Promise<void> {
  const container = document.getElementById(appElementId);
  if (!container) throw new Error(`This page has no #${appElementId} element`);
  // Without its style sheet the page stays as it was served, and its links lead on.
  if (!isStyled()) return;
  await nextTask();
  const routes = createRoutes(connect);
  await resolveLazyRoutes(routes);
  const router = createBrowserRouter(routes, { hydrationData: readHydrationData() });
  await nextTask();
  // A transition hydrates in slices of a few milliseconds, so that input is handled in between.
  startTransition(() => {
    hydrateRoot(
      container,
      <ConnectContext value={connect}>
        <RouterProvider router={router} />
      </ConnectContext>,
    );
  });
  keepOfflineLinks((address) => router.navigate(address));
  await nextTask();
  prefetchOnIntent(createRoutes(connect));
  // The client is loaded while there is a connection: a form that fails later can be sent again without a reload.
  void firstInteraction()
    .then(connect)
    .catch(() => undefined);
  // The visit is counted by code that the first page does without.
  void Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, AT_REST_MS))])
    .then(() => (isNotCounted() ? undefined : import('../features/analytics/track-visits')))
    .then((module) => module?.trackVisits(router))
    .catch(() => undefined);
}

void hydrate();
