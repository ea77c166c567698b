import { identity } from '@agency-site/brand/identity';
import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import { CacheProvider } from '@emotion/react';
import { Children, type ReactElement, useEffect, useState } from 'react';
import { Admin, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Dashboard } from './dashboard/Dashboard';
import { activityLog } from './features/activity/resource';
import { administrators } from './features/administrators/resource';
import { analytics } from './features/analytics/resource';
import { blogPosts } from './features/articles/resource';
import { comments } from './features/comments/resource';
import { contacts } from './features/contacts/resource';
import { imports } from './features/imports/resource';
import { files } from './features/media/files';
import { media } from './features/media/resource';
import { menuLinks } from './features/menu/resource';
import { issues } from './features/newsletter/issues';
import { subscribers } from './features/newsletter/subscribers';
import { outbox } from './features/outbox/resource';
import { pages } from './features/pages/resource';
import { placeholders } from './features/placeholders';
import { profiles } from './features/profile/resource';
import { emptySearches, missingPages } from './features/redirects/not-found';
import { redirects } from './features/redirects/redirects';
import { security } from './features/security/resource';
import { siteSettings } from './features/settings/resource';
import { blogCategories } from './features/site-content/blog-categories';
import { caseStudies } from './features/site-content/case-studies';
import { faqEntries } from './features/site-content/faq-entries';
import { keyFigures } from './features/site-content/key-figures';
import { partners } from './features/site-content/partners';
import { services } from './features/site-content/services';
import { teamMembers } from './features/site-content/team-members';
import { testimonials } from './features/site-content/testimonials';
import { tools } from './features/site-content/tools';
import { synonyms } from './features/synonyms';
import { system } from './features/system/resource';
import { trash } from './features/trash';
import { webhooks } from './features/webhooks';
import { AuthContext } from './provider/auth-context';
import { type Auth, sessionEnd } from './provider/auth-client';
import { authProvider, type Person } from './provider/auth-provider';
import { prefetchDashboardStatistics } from './provider/dashboard-statistics';
import { dataProvider } from './provider/data-provider';
import { createFailedCall } from './provider/failed-calls/failed-call';
import { createQueryClient } from './provider/failed-calls/query-client';
import { i18nProvider } from './provider/i18n-provider';
import { answerAccessAtOnce } from './provider/known-access';
import { pathMapping } from './provider/paths';
import { isAllowed } from './provider/permissions';
import type { BackOfficeResource } from './provider/resource';
import { routerProvider } from './provider/router-provider';
import { createLayout } from './shell/frame/create-layout';
import { CrashScreen, RedirectToDashboard, UnknownScreen } from './shell/frame/fallback-screens';
import { Notifications } from './shell/frame/Notifications';
import { pageStore } from './shell/page-store';
import { basename, dashboardAddress } from './shell/sign-in/addresses';
import './shell/trusted-types';
import { sessionEnded } from './ui/sign-in/auth-sentences';
import { refuseDropsBesideTargets } from './ui/media/use-picture-target';
import { createStyleCache } from './ui/theme/style-cache';
import { darkTheme, lightTheme } from './ui/theme/theme';

refuseDropsBesideTargets();

/** The screens, in the order of the menu. */
const screens = (
  <>
    <Resource {...blogPosts} />
    <Resource {...contacts} />
    <Resource {...comments} />
    <Resource {...pages} />
    <Resource {...media} />
    <Resource {...files} />
    <Resource {...subscribers} />
    <Resource {...issues} />
    <Resource {...services} />
    <Resource {...testimonials} />
    <Resource {...teamMembers} />
    <Resource {...keyFigures} />
    <Resource {...faqEntries} />
    <Resource {...caseStudies} />
    <Resource {...partners} />
    <Resource {...tools} />
    <Resource {...blogCategories} />
    <Resource {...analytics} />
    <Resource {...missingPages} />
    <Resource {...emptySearches} />
    <Resource {...menuLinks} />
    <Resource {...redirects} />
    <Resource {...synonyms} />
    <Resource {...siteSettings} />
    <Resource {...administrators} />
    <Resource {...outbox} />
    <Resource {...profiles} />
    <Resource {...security} />
    <Resource {...system} />
    <Resource {...webhooks} />
    <Resource {...imports} />
    <Resource {...activityLog} />
    <Resource {...trash} />
    <Resource {...placeholders} />
  </>
);

/** The props of each `<Resource>` above, which the data providers and the menu read too. */
export const resources: readonly BackOfficeResource[] = Children.toArray(screens.props.children).map(
  (screen) => (screen as ReactElement<BackOfficeResource>).props,
);

export interface AppProps {
  readonly auth: Auth;
  readonly configuration: ClientConfiguration;
  readonly person: Person;
}

/** React-admin, for a signed-in person whose access to the back-office the shell has checked. */
export function App(props: AppProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: backOffice(props) }], { basename }));
  // Otherwise the router's blocker for unsaved changes stays active after the sign-out. Do not add React's StrictMode above
  // this component: it runs effects twice, which would dispose of the router in use.
  useEffect(() => () => router.dispose(), [router]);
  const { auth } = props;
  useEffect(() => sayWhyItEnds(auth), [auth]);
  // With transitions, react-admin's redirects and react-router 7 make hundreds to thousands of navigations before the sign-in page
  // shows: findings/admin-signs-in-after-hundreds-of-navigations.sh.
  return <RouterProvider router={router} useTransitions={false} />;
}

/** Makes the sign-in screen say that the session has ended, unless the person chose « Déconnexion » in this tab. */
function sayWhyItEnds(auth: Auth): () => void {
  delete sessionEnd.problem;
  const { data } = auth.onAuthStateChange((event) => {
    if (event !== 'SIGNED_OUT') return;
    sessionEnd.problem = sessionEnd.isChosen ? undefined : { summary: sessionEnded };
    sessionEnd.isChosen = false;
  });
  return () => data.subscription.unsubscribe();
}

function backOffice({ auth, configuration, person }: AppProps) {
  const failedCall = createFailedCall();
  const queryClient = createQueryClient(failedCall);
  answerAccessAtOnce(queryClient, isAllowed(person.permissions, resources));
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
          store={pageStore()}
          layout={createLayout(failedCall)}
          dashboard={Dashboard}
          loginPage={RedirectToDashboard}
          catchAll={UnknownScreen}
          error={CrashScreen}
          notification={Notifications}
          lightTheme={lightTheme}
          darkTheme={darkTheme}
          disableTelemetry
        >
          {screens}
        </Admin>
      </AuthContext>
    </CacheProvider>
  );
}

// Reloads the page during development: the back-office reads its resources once, so a change would otherwise have no effect.
import.meta.hot?.accept(() => location.reload());
