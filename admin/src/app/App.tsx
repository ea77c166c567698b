import { identity } from '@agency/brand/identity';
import type { ClientConfiguration } from '@agency/domain/client-configuration';
import { trustedTypes } from '@agency/domain/trusted-html';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Admin, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Dashboard } from './dashboard/Dashboard';
import { AuthContext } from '../data/auth-context';
import { prefetchDashboardStatistics } from '../data/dashboard-statistics';
import { createFailedCall } from '../data/failed-calls/failed-call';
import { createQueryClient } from '../data/failed-calls/query-client';
import { createLayout } from './frame/create-layout';
import { Notifications } from './frame/Notifications';
import { CrashScreen, ToDashboard, UnknownScreen } from './frame/fallback-screens';
import { authProvider, type Person } from './providers/auth-provider';
import { dataProvider } from '../data/data-provider';
import { i18nProvider } from './providers/i18n-provider';
import { pathMapping } from './providers/paths';
import { routerProvider } from './providers/router-provider';
import { resources } from './resources';
import { basename, dashboardAddress } from './shell/addresses';
import type { Auth } from '../data/auth-client';
import { refuseDropsBesideTargets } from '../ui/media/use-picture-target';
import { createStyleCache } from '../ui/theme/style-cache';
import { darkTheme, lightTheme } from '../ui/theme/theme';

/** What react-admin puts below an input that has no help, so that the line keeps its height. */
const EMPTY_LINE = '&#8203;';

// The policy that browsers ask about texts which libraries parse without a policy of their own. ProseMirror calls this one for
// what is pasted, without a place: it parses that in a document where nothing runs, as `DOMParser` does for Tiptap.
trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, place) =>
    place === undefined || place === 'DOMParser parseFromString' || html === EMPTY_LINE ? html : null,
  // Workers of our own origin: the Content-Security-Policy refuses others.
  createScriptURL: (address, _type, place) => (place === 'Worker constructor' ? address : null),
});

refuseDropsBesideTargets();

export interface AppProps {
  readonly auth: Auth;
  readonly configuration: ClientConfiguration;
  readonly person: Person;
}

/** React-admin, for an administrator whom the shell has checked. */
export function App(props: AppProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: backOffice(props) }], { basename }));
  // Otherwise the router's blocker for unsaved changes stays active after the sign-out. React's StrictMode runs effects
  // twice, which disposes of the router in use: do not add it above this component.
  useEffect(() => () => router.dispose(), [router]);
  // With transitions, react-admin's redirects and react-router 7 loop through thousands of navigations.
  return <RouterProvider router={router} useTransitions={false} />;
}

function backOffice({ auth, configuration, person }: AppProps) {
  const failedCall = createFailedCall();
  const queryClient = createQueryClient(failedCall);
  const data = dataProvider(configuration, auth, resources);
  if (window.location.pathname === dashboardAddress && person.permissions['figures'])
    void prefetchDashboardStatistics(queryClient, data);
  return (
    <CacheProvider value={createStyleCache()}>
      <AuthContext value={auth}>
        <Admin
          title={identity.name}
          authProvider={authProvider(auth, person, resources)}
          dataProvider={data}
          i18nProvider={i18nProvider(resources)}
          queryClient={queryClient}
          routerProvider={routerProvider(pathMapping(resources))}
          store={localStorageStore()}
          layout={createLayout(failedCall)}
          dashboard={Dashboard}
          loginPage={ToDashboard}
          catchAll={UnknownScreen}
          error={CrashScreen}
          notification={Notifications}
          lightTheme={lightTheme}
          darkTheme={darkTheme}
          disableTelemetry
        >
          {resources.map((resource) => (
            <Resource key={resource.name} {...resource} />
          ))}
        </Admin>
      </AuthContext>
    </CacheProvider>
  );
}
