import { array, constantFrom, double, json, oneof, option, record, string, tuple, type Arbitrary } from 'fast-check';
import { functionRights } from '../../../supabase/tests/roles/function-rights';
import { tableRights } from '../../../supabase/tests/roles/rights';
import { addressText, anyText, headers, methods, one, queryOf } from './hostile-texts';
import type { RawRequest } from './raw-request';

/** Requests for pages, files and pictures. */
export const pageRequests: Arbitrary<RawRequest> = record({
  method: methods,
  target: tuple(
    one('', 'blog', 'services', 'contact', 'social', 'icons', 'admin', 'assets', 'video/youtube', 'healthz', 'preview'),
    oneof(
      constantFrom<string[]>([], ['accueil'], ['automatisations'], ['dQw4w9WgXcQ']),
      array(addressText, { maxLength: 3 }),
    ),
    one('', '', '.png', '.js', '/'),
    queryOf(
      array(tuple(one('page', 'search', 'q', 'category', 'tag', 'confirm', 'leave'), addressText), { maxLength: 4 }),
    ),
  ).map(([first, rest, end, query]) => `/${[first, ...rest].join('/')}${end}${query}`),
  headers,
  body: constantFrom(''),
});

const operators = [
  'eq.',
  'neq.',
  'in.(',
  'not.in.(',
  'is.',
  'cs.{',
  'wfts(french).',
  'like.*',
  'gt.',
  'and=(',
  'toString.',
  'slug.toString.',
  '(__proto__.eq.',
  '(slug.constructor.',
  'id,a:',
];
const parameters =
  'id slug select order limit offset or and columns on_conflict content->>a tags posts.__proto__ constructor not.or';
const filters = tuple(
  one(...parameters.split(' ')),
  tuple(option(constantFrom(...operators), { nil: '' }), addressText).map((parts) => parts.join('')),
);
const callable = Object.keys(functionRights).map((name) => `rpc/${name}`);
const argumentNames =
  'post_id parent_id name email words kind path seconds results missing redirected wanted former token title slug message';
const argument = constantFrom(...argumentNames.split(' '));
const bodies = oneof(
  json({ maxDepth: 4 }),
  array(tuple(argument, oneof(anyText, double(), constantFrom(null, true, [], {}))), { maxLength: 6 }).map((pairs) =>
    JSON.stringify(Object.fromEntries(pairs)),
  ),
  anyText,
  constantFrom('['.repeat(5000), '{"a":'.repeat(2000), '\uFEFF{}'),
);
const jsonType = ['Content-Type', 'application/json'] as const;

/** Calls of the API by a stranger. */
export const apiRequests = (publishableKey: string): Arbitrary<RawRequest> =>
  record({
    method: methods,
    target: tuple(
      oneof(
        one(...Object.keys(tableRights), ...callable, 'rpc').map((name) => `rest/v1/${name}`),
        one('token', 'recover', 'verify', 'user', 'logout', 'settings', 'signup').map((name) => `auth/v1/${name}`),
        one('public/media/', 'media/', 'list/media').map((name) => `storage/v1/object/${name}`),
      ),
      queryOf(array(oneof(filters, tuple(constantFrom('grant_type', 'redirect_to'), addressText)), { maxLength: 4 })),
    ).map(([path, query]) => `/${path}${query}`),
    headers: headers.map((others) => [['apikey', publishableKey], jsonType, ...others]),
    body: bodies,
  });

const fields = ['name', 'email', 'message', 'phone', 'company', 'service_interest', 'consent', 'website', 'intent'];
const fieldValue = oneof(addressText, constantFrom('sabine%40example.fr', 'Bonjour', 'on'));
const urlEncoded = array(tuple(one(...fields), fieldValue), { maxLength: 12 }).map((pairs) =>
  pairs.map((pair) => pair.join('=')).join('&'),
);
const multipart = array(tuple(one(...fields), anyText), { maxLength: 6 }).map(
  (parts) =>
    `${parts.map(([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${text}\r\n`).join('')}--x--\r\n`,
);
const form = 'application/x-www-form-urlencoded';

/** Forms as browsers without scripts send them, and forms that no browser sends. */
export const formRequests: Arbitrary<RawRequest> = tuple(
  constantFrom('/contact', '/blog', '/blog/relancer-ses-devis-sans-y-penser', '/newsletter', '/inconnue'),
  queryOf(array(tuple(addressText, addressText), { maxLength: 2 })),
  oneof(
    tuple(constantFrom<string>(form), oneof(urlEncoded, anyText)),
    tuple(constantFrom('multipart/form-data; boundary=x', 'multipart/form-data'), oneof(multipart, anyText)),
    tuple(constantFrom('application/json', 'text/plain', ''), bodies),
  ),
  headers,
).map(([path, query, [type, body], others]) => ({
  method: 'POST',
  target: path + query,
  headers: [['Content-Type', type], ...others],
  body,
}));

/** Requests that are hardly valid HTTP. */
export const malformedRequests: Arbitrary<RawRequest> = record({
  method: oneof(methods, constantFrom('get', 'M-SEARCH', 'PRI', ''), string({ unit: 'binary-ascii', maxLength: 8 })),
  target: oneof(
    anyText,
    constantFrom('*', 'http://ailleurs.example/', '//ailleurs.example/%5c..', '/\\ailleurs', '?', ''),
  ),
  headers: array(tuple(anyText, anyText), { maxLength: 3 }),
  body: anyText,
});
