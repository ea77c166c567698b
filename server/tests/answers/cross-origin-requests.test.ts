// @module-tag spec-10-9
// @module-tag exhaustive
import { formerPicturePath } from '@agency-site/import/move-pictures';
import { beforeAll, expect, test } from 'vitest';
import { png } from '../pictures';
import { useTestSupabase } from '../test-supabase';
import { type LiteralRequest, useWholeServer } from './whole-server';

const supabase = useTestSupabase();
const server = useWholeServer(supabase);
let token: string;
beforeAll(async () => {
  token = await supabase.signIn('administrator');
});

const form = 'application/x-www-form-urlencoded';
const contact = { name: 'Sabine', email: 'sabine@example.fr', message: 'Bonjour' };
const contactForm = new URLSearchParams(contact).toString();
const credentials = JSON.stringify({ email: 'administrator@example.fr', password: 'faux' });

/** Every request that makes the server write: as a form of any site, with the public key in the address, and with a session. */
const requestLines: readonly (readonly [line: string, type?: string | undefined, body?: LiteralRequest['body']])[] = [
  ['POST /contact', form, contactForm],
  ['POST /blog', form, 'email=sabine%40example.fr'],
  ['POST /blog/relancer-ses-devis-sans-y-penser', form, 'content=Bonjour'],
  ['POST /inconnue', form, 'a=b'],
  ['PUT /blog', form, 'a=b'],
  ['POST /functions/v1/inconnue', 'text/plain', '{}'],
  ['POST /rest/v1/contacts?apikey={key}', form, contactForm],
  ['POST /rest/v1/contacts?apikey={key}', 'text/plain', JSON.stringify(contact)],
  ['POST /rest/v1/contacts?apikey={key}', 'application/json', JSON.stringify(contact)],
  ['POST /rest/v1/rpc/increment_view_count?apikey={key}', 'application/json', '{}'],
  ['POST /rest/v1/rpc/my_permissions?apikey={key}'],
  ['PATCH /rest/v1/contacts?apikey={key}&name=eq.Sabine', 'application/json', '{"status":"lost"}'],
  ['PUT /rest/v1/contacts?apikey={key}&id=eq.0', 'application/json', '{}'],
  ['DELETE /rest/v1/contacts?apikey={key}&name=eq.Sabine'],
  ['POST /auth/v1/token?grant_type=password&apikey={key}', 'text/plain', credentials],
  ['POST /auth/v1/token?grant_type=password&apikey={key}', 'application/json', credentials],
  ['POST /auth/v1/recover?apikey={key}', 'application/json', '{"email":"administrator@example.fr"}'],
  ['POST /auth/v1/logout?apikey={key}'],
  ['PUT /auth/v1/user?apikey={key}', 'application/json', '{"data":{}}'],
  ['POST /storage/v1/object/media/a-10x10-00000009.png', 'image/png', new Uint8Array(png(10, 10))],
  ['DELETE /storage/v1/object/media', 'application/json', '{"prefixes":["a-10x10-00000009.png"]}'],
  [`GET ${formerPicturePath}?address=https://ailleurs.example/a.png`],
];

const foreign: readonly (readonly [words: string, headers: Readonly<Record<string, string>>])[] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://ailleurs.example' }],
  ['another site that the browser alone names', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the domain', { 'sec-fetch-site': 'same-site', origin: 'https://boutique.atelier.example' }],
  ['a word of browsers to come', { 'sec-fetch-site': 'cross-world' }],
  ['two words at once', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['an older browser on another site', { origin: 'https://ailleurs.example' }],
  [
    'the same, with an address of ours as its referrer',
    { origin: 'https://ailleurs.example', referer: 'https://atelier.example/' },
  ],
  ['an older browser in a frame without rights', { origin: 'null' }],
  ['an older browser on another host of the domain', { origin: 'https://boutique.atelier.example' }],
  ['an older browser on a host whose name begins like ours', { origin: 'https://atelier.example.ailleurs.example' }],
  ['an older browser on a host whose name ends like ours', { origin: 'https://mon-atelier.example' }],
  ['an older browser on another port', { origin: 'https://atelier.example:8443' }],
  ['what is no origin', { origin: 'atelier.example' }],
  ['nothing as an origin', { origin: '' }],
];

const own: readonly (readonly [words: string, headers: Readonly<Record<string, string>>])[] = [
  ['no browser', {}],
  ['our pages', { 'sec-fetch-site': 'same-origin', origin: 'https://atelier.example' }],
  ['our pages, in a browser that hides where they are', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['the person', { 'sec-fetch-site': 'none' }],
  ['our pages in an older browser, at the public address', { origin: 'https://atelier.example' }],
  [
    'our pages in an older browser, at the address of the server',
    { host: '10.0.0.7:3000', origin: 'http://10.0.0.7:3000' },
  ],
  ['our pages behind TLS at another address', { host: 'Autre.Example:443', origin: 'https://autre.example' }],
  [
    'our pages behind a proxy that writes another Host',
    { 'x-forwarded-host': 'a.example, autre.example', origin: 'https://autre.example' },
  ],
];

const ask = ([line, type, body]: (typeof requestLines)[number], headers: Readonly<Record<string, string>>) =>
  server.ask({
    line: line.replace('{key}', supabase.keys.publishableKey),
    body,
    headers: {
      authorization: `Bearer ${token}`,
      cookie: `administrator-session=${token}`,
      apikey: supabase.keys.publishableKey,
      ...(type && { 'content-type': type }),
      ...headers,
    },
  });
const written = async () => {
  const [counts] = await supabase.database`
    select (select count(*) from public.contacts) as contacts, (select count(*) from public.newsletter_subscribers) as subscribers,
      (select count(*) from storage.objects) as objects, (select count(*) from auth.sessions) as sessions`;
  return counts;
};

test.each(foreign)('%s makes no browser write, by any request', async (_who, headers) => {
  const before = await written();
  for (const request of requestLines) {
    const { status, headers: answered, text } = await ask(request, headers);
    const isApi = /\/(rest|auth|storage)\/|former-picture/.test(request[0]);
    expect([request[0], status, answered['content-type']]).toEqual([
      request[0],
      403,
      isApi ? 'application/json' : 'text/plain; charset=UTF-8',
    ]);
    expect(text).toContain(isApi ? 'Requests of other sites are refused' : 'Ce formulaire vient d’un autre site.');
  }
  expect(await written()).toEqual(before);
});

test.each(own)('%s is answered as usual, to every request', async (_who, headers) => {
  for (const request of requestLines.filter(([line]) => !/logout|DELETE/.test(line)))
    expect([request[0], (await ask(request, headers)).text]).toEqual([
      request[0],
      expect.not.stringMatching(/other sites|autre site/),
    ]);
});

test('reading requests that come from another site are answered', async () => {
  for (const path of ['/blog', '/rest/v1/pages?select=slug', '/admin/', '/rss.xml'])
    expect([path, (await ask([`GET ${path}`], { 'sec-fetch-site': 'cross-site' })).status]).toEqual([path, 200]);
});

const boundary = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nSabine\r\n--x--\r\n';
test.each([
  ['a form', form, contactForm],
  ['a form with files', 'multipart/form-data; boundary=x', boundary],
  ['plain text', 'text/plain;charset=UTF-8', JSON.stringify(contact)],
  ['no type', undefined, JSON.stringify(contact)],
  ['JSON among other words', `${form}; application/json`, contactForm],
  ['another kind of JSON', 'application/json-seq', JSON.stringify(contact)],
])('the API takes no body that a browser sends without asking: %s', async (_what, type, body) => {
  const before = await written();
  for (const [line] of requestLines.filter(([it]) => /\/(rest|auth)\//.test(it)))
    expect([line, (await ask([line, type, body], {})).status]).toEqual([line, 415]);
  expect(await written()).toEqual(before);
});

test.each([
  ['JSON', 'application/json', JSON.stringify(contact)],
  ['JSON with its letters', 'Application/JSON; charset=utf-8', JSON.stringify([contact])],
  ['a table of rows', 'text/csv', 'name,email,message\nSabine,sabine@example.fr,Bonjour'],
])('the API takes rows as the clients of Supabase send them: %s', async (_what, type, body) => {
  expect((await ask(['POST /rest/v1/contacts', type, body], {})).status).toBe(201);
});
