import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import type { SiteClient } from './data/client';
import { ConnectContext, type Connect } from './data/connect';
import { appElementId, hydrationDataId } from './hydration/document-ids';
import { firstInterest } from './hydration/first-interest';
import { keepOfflineLinks } from './navigation/offline-links';
import { prefetchOnInterest } from './navigation/prefetch';
import { createRoutes } from './routes';

/** Resolves the lazy parts of the routes at the current address, so that hydration finds what the server rendered. */
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

function readHydrationData(): HydrationState {
  const state = JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? '{}') as HydrationState;
  const errors = Object.entries(state.errors ?? {}).map(([id, error]) => [id, reviveError(error as StoredError)]);
  return {
    ...state,
    errors: errors.length > 0 ? (Object.fromEntries(errors) as HydrationState['errors'] & object) : null,
  };
}

type StoredError = { status: number; statusText: string; data: unknown } | { name: string; message: string };

const reviveError = (error: StoredError): unknown =>
  'status' in error
    ? new RouteErrorResponse(error.status, error.statusText, error.data)
    : Object.assign(new Error(error.message), { name: error.name });

let opened: Promise<SiteClient> | undefined;

/** One client for the whole visit, so that what was fetched ahead is found again. */
const connect: Connect = () => {
  opened ??= import('./data/browser-client').then(({ openBrowserClient }) => openBrowserClient());
  opened.catch(() => (opened = undefined));
  return opened;
};

/**
 * Waits for the whole style sheet, asked for by the document's script: another page needs more of it than this one came
 * with.
 * @returns false when it does not come
 */
async function styleSheetCame(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('head > link[rel="stylesheet"]');
  // The document's script asks for it before it imports this one, and takes away a link whose file did not come.
  if (!link) return !document.querySelector('script[data-sheet]');
  // Until its `error` event, a link whose file did not come may have a sheet as well: an empty one.
  if (!link.sheet?.cssRules.length) {
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
  }
  return link.isConnected;
}

/** Ends the task at hand: what a visitor does meanwhile is answered before the next. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Takes the page over. A function rather than a top-level `await`: the lazy routes import the file this is bundled into,
 * and a module that awaits its own importers waits for ever.
 */
async function hydrate(): Promise<void> {
  const container = document.getElementById(appElementId);
  if (!container) throw new Error(`This page has no #${appElementId} element`);
  await nextTask();
  const routes = createRoutes(connect);
  const [styled] = await Promise.all([styleSheetCame(), resolveLazyRoutes(routes)]);
  // The page stays as it was served, and its links lead on.
  if (!styled) return;
  const router = createBrowserRouter(routes, { hydrationData: readHydrationData() });
  await nextTask();
  // As a transition it is done in slices of a few milliseconds, between which the page answers.
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
  prefetchOnInterest(createRoutes(connect));
  // Ready before the connection may be lost: what was written in a form can then be sent again without a reload.
  void firstInterest()
    .then(connect)
    .catch(() => undefined);
}

void hydrate();
