import { array, constantFrom, oneof, string, tuple, type Arbitrary } from 'fast-check';

/** Texts that would run as scripts if a page showed them as markup. */
export const markup = '"><script>hostile()</script>';

const KNOWN_ATTACKS = [
  markup,
  "' or 1=1; --",
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%0d%0aX-Hostile:1',
  '%00',
  '%',
  '%E0%A4%A',
  '%ud800',
  '__proto__',
  'constructor',
  '${7*7}',
  '-'.repeat(1000),
  '('.repeat(200),
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  'null',
  '2026-13-45',
  '\u202E\uFEFF\u0000',
] as const;

export const anyText = oneof(
  constantFrom(...KNOWN_ATTACKS),
  string({ unit: 'binary', maxLength: 40 }),
  string({ unit: 'grapheme', maxLength: 40 }),
);
/** A text as part of an address: mostly escaped, because raw spaces end the request line. */
export const addressText = oneof(
  { weight: 4, arbitrary: anyText.map((text) => encodeURIComponent(Buffer.from(text).toString())) },
  { weight: 1, arbitrary: anyText.map((text) => text.replace(/[^!-~]/g, '')) },
);

/** Generates one of these values, or a random text. */
export const one = (...values: readonly string[]): Arbitrary<string> =>
  oneof({ weight: 5, arbitrary: constantFrom(...values) }, { weight: 1, arbitrary: addressText });
export const queryOf = (pairs: Arbitrary<readonly (readonly [string, string])[]>): Arbitrary<string> =>
  pairs.map((list) => (list.length > 0 ? `?${list.map((pair) => pair.join('=')).join('&')}` : ''));

export const headers = array(
  tuple(
    constantFrom(
      'Accept',
      'Accept-Encoding',
      'Accept-Language',
      'Accept-Profile',
      'Authorization',
      'Content-Encoding',
      'Content-Profile',
      'Cookie',
      'Forwarded',
      'If-Modified-Since',
      'If-None-Match',
      'Origin',
      'Prefer',
      'Range',
      'Referer',
      'Sec-Fetch-Dest',
      'Upgrade',
      'User-Agent',
      'X-Forwarded-Host',
      'X-Server-Secret',
      'X-Visitor-Address',
    ),
    oneof(
      anyText.map((text) => text.replace(/[\r\n\0]/g, '')),
      constantFrom('Bearer e30.e30.e30', 'bytes=0-,5-2', 'count=exact,return=representation', 'sb-x-auth-token=%7B'),
    ),
  ),
  { maxLength: 4 },
);
export const methods = constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PURGE',
);
