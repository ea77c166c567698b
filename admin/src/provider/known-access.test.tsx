// @module-tag spec-6
import { render } from '@testing-library/react';
import {
  type AuthProvider,
  CoreAdminContext,
  useAuthenticated,
  useCanAccess,
  useCanAccessResources,
} from 'react-admin';
import { expect, it } from 'vitest';
import { createFailedCall } from './failed-calls/failed-call';
import { createQueryClient } from './failed-calls/query-client';
import { answerAccessAtOnce } from './known-access';
import { isAllowed } from './permissions';

const unanswered = () => new Promise<never>(() => undefined);
const authProvider: AuthProvider = {
  login: unanswered,
  logout: unanswered,
  checkAuth: unanswered,
  checkError: unanswered,
  canAccess: unanswered,
};

it.each([
  ['list', true],
  ['create', false],
])('a screen knows at its first drawing whether the person may %s', (action, allowed) => {
  const queryClient = createQueryClient(createFailedCall());
  answerAccessAtOnce(queryClient, isAllowed({ pages: ['select'] }, []));
  const drawn: unknown[] = [];
  function Screen() {
    const { isPending } = useAuthenticated();
    const { canAccess } = useCanAccess({ action, resource: 'pages' });
    drawn.push([isPending, canAccess, useCanAccessResources({ action, resources: ['pages', 'media'] }).canAccess]);
    return null;
  }
  render(
    <CoreAdminContext queryClient={queryClient} authProvider={authProvider}>
      <Screen />
    </CoreAdminContext>,
  );
  expect(drawn[0]).toEqual([false, allowed, { pages: allowed, media: false }]);
});
