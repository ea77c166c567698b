import type { Session } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { shareSession } from './auth-client';

const session = { access_token: 'a.b.c', expires_in: 3600 } as Session;
const cookiesOf = (current: Session | null, protocol: string): string[] => {
  const cookies: string[] = [];
  const page = {
    set cookie(written: string) {
      cookies.push(written);
    },
    location: { protocol } as Location,
  };
  shareSession(current, page);
  return cookies;
};

it('lives as long as the access token, for this origin only, and its mark until the sign-out', () => {
  expect(cookiesOf(session, 'http:')).toEqual([
    'administrator-session=a.b.c; Path=/; SameSite=Strict; Max-Age=3600',
    'administrator=1; Path=/; SameSite=Strict; Max-Age=34560000',
  ]);
});

it('is never sent in the clear where the site is served safely', () => {
  expect(cookiesOf(session, 'https:')).toEqual(cookiesOf(session, 'http:').map((cookie) => `${cookie}; Secure`));
});

it('is removed with the session', () => {
  expect(cookiesOf(null, 'http:')).toEqual([
    'administrator-session=; Path=/; SameSite=Strict; Max-Age=0',
    'administrator=1; Path=/; SameSite=Strict; Max-Age=0',
  ]);
});
