// @module-tag spec-2-4-1
import { AuthApiError, type AuthError } from '@supabase/auth-js';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { authWith } from '../../../tests/auth-with';
import { SecondFactor } from './SecondFactor';

type Props = Parameters<typeof SecondFactor>[0];

const session = { access_token: 'a.b.c', user: { factors: [{ id: 'f1', status: 'verified' }] } } as Props['session'];

/** Opens the screen with a backend that gives these answers. @returns the calls */
function open(refusal: AuthError | null, recovery: () => Response = () => Response.json(true)) {
  const calls: unknown[] = [];
  const record = (name: string, answer: object) => (argument: unknown) => {
    calls.push([name, argument]);
    return Promise.resolve(answer);
  };
  // The screen uses these methods of the client.
  const auth = authWith({
    getSession: () => Promise.resolve({ data: { session } }),
    mfa: { challengeAndVerify: record('code', { error: refusal }) },
    refreshSession: record('refresh', { error: null }),
    signOut: record('sign out', { error: null }),
  });
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    calls.push([address, JSON.parse(body)]);
    return Promise.resolve(recovery());
  });
  const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
  const onDone = () => Promise.resolve(void calls.push('done'));
  render(<SecondFactor auth={auth} configuration={configuration} session={session} onDone={onDone} />);
  return calls;
}
afterEach(() => vi.unstubAllGlobals());

it('sends the code of the account’s own factor, however it is spaced', async () => {
  const calls = open(null);
  expect(screen.getByLabelText('Code à 6 chiffres')).toHaveFocus();
  await userEvent.keyboard('123 456{Enter}');
  await waitFor(() => expect(calls).toEqual([['code', { factorId: 'f1', code: '123456' }], 'done']));
});

it.each([
  ['mfa_verification_failed', 422, /^Ce code n’est pas le bon, ou il a déjà servi/],
  ['over_request_rate_limit', 429, /^Trop d’essais/],
  ['a_code_of_next_year', 422, /^Le service de connexion a refusé\./],
])('says in French why a code was refused: %s', { tags: 'spec-8' }, async (code, status, sentence) => {
  open(new AuthApiError('No', status, code));
  await userEvent.keyboard('000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Continuer' })).toHaveAttribute('aria-disabled', 'false');
});

it('accepts a recovery code instead, and refreshes the session, which then has no factor', async () => {
  const calls = open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
  expect(screen.getByLabelText('Code de secours')).toHaveFocus();
  await userEvent.keyboard('12345-abcde{Enter}');
  const call = ['http://localhost/rest/v1/rpc/use_recovery_code', { code: '12345-abcde' }];
  await waitFor(() => expect(calls).toEqual([call, ['refresh', undefined], 'done']));
});

it.each([
  ['false', 200, /n’est pas valable, ou il a déjà servi/],
  ['{}', 429, /^Trop d’essais/],
])('refuses a recovery code: %s %i', async (body, status, sentence) => {
  const calls = open(null, () => new Response(body, { status }));
  await userEvent.click(screen.getByRole('button', { name: 'Utiliser un code de secours' }));
  await userEvent.keyboard('00000-00000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(calls).toHaveLength(1);
});
