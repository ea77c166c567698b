import { expect, test } from 'vitest';
import { acceptedStep, codeAt, keyUri, newSecret } from './totp';

/** `12345678901234567890`, the key of the vectors. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// Appendix B of RFC 6238. Its codes have eight digits; a code of six digits is their end.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i s the code is the end of %s', (seconds, code) => expect(codeAt(SECRET, seconds * 1000)).toBe(code.slice(-6)));

const NOW = 1_800_000_000_000;
const STEP = NOW / 30_000;

test.each([
  [-2, undefined],
  [-1, STEP - 1],
  [0, STEP],
  [1, STEP + 1],
  [2, undefined],
])('a code of %i steps from now is accepted as %s', (steps, accepted) =>
  expect(acceptedStep(SECRET, codeAt(SECRET, NOW + steps * 30_000), NOW, 0)).toBe(accepted),
);

test('no code is accepted twice, nor one of an earlier step', () => {
  expect(acceptedStep(SECRET, codeAt(SECRET, NOW), NOW, STEP)).toBeUndefined();
  expect(acceptedStep(SECRET, codeAt(SECRET, NOW - 30_000), NOW, STEP)).toBeUndefined();
  expect(acceptedStep(SECRET, codeAt(SECRET, NOW + 30_000), NOW, STEP)).toBe(STEP + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', ' 28708'])('« %s » is no code', (code) =>
  expect(acceptedStep(SECRET, code, 59_000, 0)).toBeUndefined(),
);

test('a key has 160 bits, another one each time, and is read from its address', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  const address = new URL(keyUri('Auto & telier', 'ana+x@example.fr', SECRET));
  expect(decodeURIComponent(address.pathname)).toBe('/Auto & telier:ana+x@example.fr');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    algorithm: 'SHA1',
    digits: '6',
    issuer: 'Auto & telier',
    period: '30',
    secret: SECRET,
  });
});
