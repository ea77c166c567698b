import { identity } from '@agency/brand/identity';
import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Admin, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Dashboard } from './dashboard/Dashboard';
import { prefetchDashboardStatistics } from './dashboard/dashboard-statistics';
import { createFailedCall } from '../data/failed-calls/failed-call';
import { createQueryClient } from '../data/failed-calls/query-client';
import { createLayout } from './frame/create-layout';
import { Notifications } from './frame/Notifications';
import { ToDashboard, UnknownScreen } from './frame/UnknownScreen';
import { CrashScreen } from './frame/CrashScreen';
import { authProvider, type Person } from './providers/auth-provider';
import { dataProvider } from '../data/data-provider';
import './inert-markup';
import { i18nProvider } from './providers/i18n-provider';
import { pathMapping } from './providers/paths';
import { routerProvider } from './providers/router-provider';
import { resources } from './resources';
import { basename, dashboardAddress } from './shell/addresses';
import type { Auth } from '../data/auth-client';
import { createStyleCache } from '../ui/theme/style-cache';
import { darkTheme, lightTheme } from '../ui/theme/theme';

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
  if (window.location.pathname === dashboardAddress) void prefetchDashboardStatistics(queryClient, data);
  return (
    <CacheProvider value={createStyleCache()}>
      <Admin
        title={identity.name}
        authProvider={authProvider(auth, person)}
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
    </CacheProvider>
  );
}
