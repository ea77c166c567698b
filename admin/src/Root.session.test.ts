// @module-tag spec-10-6
import { AuthRetryableFetchError, type Session } from '@supabase/auth-js';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authWith } from '../tests/auth-with';
import { unsavedWork } from './provider/unsaved-work';
import { useSession } from './Root';

type Listener = (event: string, session: Session | null) => void;

const session = { access_token: 'a', user: { id: 'u1' } } as Session;

it('keeps a session that ends while something is unsaved, until it is saved or given up', () => {
  let listener: Listener | undefined;
  const notify: Listener = (...change) => listener?.(...change);
  // The hook uses this one method of the client.
  const auth = authWith({
    onAuthStateChange: (added: Listener) => {
      listener = added;
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
  });
  const work = { submit: async () => false, publishes: () => false };
  const { result } = renderHook(() => useSession(auth));
  act(() => notify('SIGNED_IN', session));
  act(() => unsavedWork.set(work, true));
  act(() => notify('SIGNED_OUT', null));
  expect(result.current).toBe(session);
  act(() => unsavedWork.set(work, false));
  expect(result.current).toBeNull();
});

it.each([
  ['waits for it', { data: { session: null }, error: new AuthRetryableFetchError('Too many', 503) }, 'unavailable'],
  ['takes what another tab has renewed', { data: { session }, error: null }, session],
])('without the session at first, %s, and shows no sign-in screen', async (_what, stored, shown) => {
  let listener: Listener | undefined;
  const auth = authWith({
    onAuthStateChange: (added: Listener) => {
      listener = added;
      return { data: { subscription: { unsubscribe: () => undefined } } };
    },
    getSession: async () => stored,
  });
  const { result } = renderHook(() => useSession(auth));
  act(() => listener?.('INITIAL_SESSION', null));
  await waitFor(() => expect(result.current).toBe(shown));
  act(() => listener?.('TOKEN_REFRESHED', session));
  expect(result.current).toBe(session);
});
