// @module-tag spec-10-3
import { expect, test } from 'vitest';
import { freshAddress } from '../../../server/tests/api-client';
import { type RawAnswer, sendRaw } from '../../../server/tests/exhaustive/raw-request';
import { functionRights } from '../../../supabase/tests/roles/function-rights';
import { tableRights } from '../../../supabase/tests/roles/rights';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const ANSWER_MS = 30_000;

const escaped = (text: string): string => `%${text.charCodeAt(0).toString(16)}`;
/** Changes a letter in the first segment of a path, and one in the last. */
const atBothEnds = (path: string, change: (letter: string) => string): string[] => [
  path.replace(/^\/(.)/, (_, letter: string) => `/${change(letter)}`),
  path.replace(/(.)$/, (_, letter: string) => change(letter)),
];

/** Other ways to write a path, by name. */
const spellings: Readonly<Record<string, (path: string) => string[]>> = {
  'an encoded letter': (path) => atBothEnds(path, escaped),
  'an encoded slash': (path) => [path.replace(/(?<=.)\//, '%2F'), path.replace(/\/(?=[^/]*$)/, '%2f'), `%2F${path.slice(1)}`],
  'a letter encoded twice': (path) => atBothEnds(path, (letter) => escaped(letter).replace('%', '%25')),
  'dot segments': (path) => [`/blog/..${path}`, `/.${path}`, `/blog/%2e%2E${path}`, path.replace(/\/(?=[^/]*$)/, '/./'), `${path}/.`],
  'a double slash': (path) => [`/${path}`, path.replace(/(?<=.)\//, '//'), path.replace(/\/(?=[^/]*$)/, '//')],
  'another case': (path) => [path.toUpperCase(), ...atBothEnds(path, (letter) => letter.toUpperCase())].filter((it) => it !== path),
  'a dot at its end': (path) => [`${path}.`, `${path}%2e`, path.replace(/(?<=.)\//, './')],
  'a slash at its end': (path) => [`${path}/`, `${path}%2F`, `${path}//`],
  'a semicolon': (path) => [`${path};`, `${path};a=b`, path.replace(/(?<=.)\//, ';a/')],
  'a tab, a line or a zero': (path) => ['\t', '%09', '%0a', '%00', '%20'].flatMap((sign) => [`/${sign}${path.slice(1)}`, path + sign]),
  'a backslash': (path) => [path.replaceAll('/', '\\'), `/\\${path.slice(1)}`, path.replace(/(?<=.)\//, '%5c')],
  'an overlong letter': (path) => atBothEnds(path, (letter) => `%c1%${(letter.charCodeAt(0) & 63 | 128).toString(16)}`),
  'a wide letter': (path) => atBothEnds(path, (letter) => encodeURIComponent(String.fromCharCode(letter.charCodeAt(0) + 0xfee0))),
  'a whole address': (path) => [`http://127.0.0.1${atBothEnds(path, escaped)[0]}`, `HTTP://127.0.0.1/blog/..${path}`, `http://127.0.0.1\\${path}`],
  'a fragment': (path) => [`${atBothEnds(path, escaped)[1]}#`, `${path}/#/..`],
}; // prettier-ignore

/** The routes of lite 0.10.0 below `/auth/v1`. */
const authEndpoints = [
  'POST signup', 'POST token', 'POST otp', 'POST magiclink', 'POST verify', 'GET verify', 'POST recover', 'POST resend', 'GET health',
  'GET settings', 'GET authorize', 'GET callback', 'POST callback', 'POST logout', 'GET user', 'PUT user', 'GET reauthenticate',
  'GET .well-known/jwks.json', 'POST factors', 'POST admin/users',
].map((endpoint) => endpoint.replace(' ', ' /auth/v1/')); // prettier-ignore
const served = new Set(
  ['POST token?grant_type=password', 'POST verify', 'POST recover', 'GET health', 'GET settings', 'POST logout', 'GET user', 'PUT user', 'POST factors']
    .map((endpoint) => endpoint.replace(' ', ' /auth/v1/')),
); // prettier-ignore
const restEndpoints = [
  ...Object.keys(tableRights).map((table) => `GET /rest/v1/${table}`),
  ...Object.keys(functionRights).map((name) => `POST /rest/v1/rpc/${name}`),
];

const account = {
  email: 'nouveau@example.fr',
  password: 'a long enough password',
  create_user: true,
  type: 'recovery',
};

/** Sends a request without a session. */
async function send(endpoint: string): Promise<RawAnswer | undefined> {
  const [method = '', target = ''] = endpoint.split(/ (.*)/s);
  const headers = [
    ['apikey', supabase.keys.publishableKey],
    ['Content-Type', 'application/json'],
    ['X-Forwarded-For', freshAddress()],
  ] as const;
  const body = method === 'GET' ? '' : JSON.stringify(account);
  return sendRaw(supabase.url, { method, target, headers, body }, ANSWER_MS);
}
const statusOf = async (endpoint: string): Promise<number | undefined> => (await send(endpoint))?.status;

test('the list: what is served below the API, in its one spelling', async () => {
  // The API reports a function with other arguments as missing.
  const tables = restEndpoints.filter((endpoint) => !endpoint.includes('/rpc/'));
  const tried = new Set([...authEndpoints, ...served, ...tables]);
  const answers = await Promise.all([...tried].map(async (it) => [it, await statusOf(it)] as const));
  const found = answers.filter(([, status]) => status !== 404).map(([endpoint]) => endpoint);
  expect(found.toSorted()).toEqual([...served, ...tables].toSorted());
});

test.each(Object.keys(spellings))('with %s nothing of it is served, and no account made or changed', async (name) => {
  const before = await supabase.database`select email, recovery_token, updated_at from auth.users`;
  const endpoints = [...authEndpoints, ...served, ...restEndpoints];
  for (const endpoint of endpoints) {
    const [, method = '', path = '', query = ''] = /^(\w+) ([^?]+)(.*)$/.exec(endpoint) ?? [];
    const spelled = spellings[name]?.(path) ?? [];
    const statuses = await Promise.all(spelled.map((target) => statusOf(`${method} ${target}${query}`)));
    // No answer, or Node's own 400, because such requests are hardly valid HTTP.
    const expected = statuses.map(() => expect.toBeOneOf([400, 404, undefined]) as unknown);
    expect(Object.fromEntries(spelled.map((target, at) => [target, statuses[at]]))).toEqual(
      Object.fromEntries(spelled.map((target, at) => [target, expected[at]])),
    );
  }
  expect(await supabase.database`select email, recovery_token, updated_at from auth.users`).toEqual(before);
});

test.each([
  ['twice', 'grant_type=refresh_token&grant_type=password'],
  ['twice, once encoded', 'grant_type=refresh_token&grant%5Ftype=password'],
  ['encoded', 'grant%5Ftype=password'],
  ['with a fragment', 'grant_type=refresh_token#&grant_type=password'],
])('a parameter of the sign-in %s is refused, whoever would read which', async (_how, query) => {
  expect(await send(`POST /auth/v1/token?${query}`)).toMatchObject({
    status: 400,
    body: expect.stringContaining('Malformed'),
  });
});
