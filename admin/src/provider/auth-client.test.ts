import type { Session } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { shareSession } from './auth-client';

const session = { access_token: 'a.b.c', expires_in: 3600 } as Session;
const cookieOf = (current: Session | null, protocol: string): string => {
  const page = { cookie: '', location: { protocol } as Location };
  shareSession(current, page);
  return page.cookie;
};

it('lives as long as the access token, for this origin only', () => {
  expect(cookieOf(session, 'http:')).toBe('administrator-session=a.b.c; Path=/; SameSite=Strict; Max-Age=3600');
});

it('is never sent in the clear where the site is served safely', () => {
  expect(cookieOf(session, 'https:')).toBe(`${cookieOf(session, 'http:')}; Secure`);
});

it('is removed with the session', () => {
  expect(cookieOf(null, 'http:')).toBe('administrator-session=; Path=/; SameSite=Strict; Max-Age=0');
});
