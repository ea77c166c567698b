// @module-tag spec-10-3
// @module-tag exhaustive
import { beforeAll, expect, test } from 'vitest';
import { createApplication } from '../../../server/src/http/application';
import { builtFrontend, type Frontend } from '../../../server/src/http/frontend';
import { hostedAccess } from '../../../server/src/http/supabase-access';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
let frontend: Frontend;
beforeAll(async () => {
  frontend = await builtFrontend();
});

test.each([
  ['that is well', () => supabase.url, false, 200, 'ok'],
  ['whose disk is full', () => supabase.url, true, 503, 'disk full'],
  ['whose project does not answer', () => 'http://127.0.0.1:9', false, 503, 'unavailable'],
])('a server %s says so to whoever watches it', async (_which, url, isFull, status, answerStatus) => {
  const server = createApplication({
    access: hostedAccess({
      url: url(),
      publishableKey: supabase.keys.publishableKey,
      serverSecret: undefined,
    }),
    apiRoutes: undefined,
    frontend,
    siteUrl: 'https://atelier.example',
    addressOf: () => '',
    isDiskFull: () => Promise.resolve(isFull),
  });
  const answer = await server.request('/healthz');
  expect([answer.status, await answer.json()]).toEqual([status, { status: answerStatus }]);
});
