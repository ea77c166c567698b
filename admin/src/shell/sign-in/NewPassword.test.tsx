// @module-tag spec-2-4-1
// @module-tag spec-8
import { AuthApiError, type AuthError } from '@supabase/auth-js';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { authWith } from '../../../tests/auth-with';
import { NewPassword } from './NewPassword';

/** Opens the screen as the link does; records the calls to auth-js. */
function open(parameters: string, errors: Readonly<Record<string, AuthError>> = {}) {
  const calls: unknown[] = [];
  const answer = (name: string) => (argument: unknown) => {
    calls.push([name, argument]);
    return Promise.resolve({ data: {}, error: errors[name] ?? null });
  };
  // Real answers also contain a user and a session, which the screen does not read.
  const auth = authWith({
    verifyOtp: answer('verifyOtp'),
    setSession: answer('setSession'),
    updateUser: answer('updateUser'),
    signOut: answer('signOut'),
    getSession: () => Promise.resolve({ data: { session: null }, error: null }),
  });
  render(
    <NewPassword
      auth={auth}
      configuration={{ supabaseUrl: 'http://localhost', publishableKey: 'key' }}
      recovery={new URLSearchParams(parameters)}
      onDone={() => calls.push('done')}
    />,
  );
  return calls;
}

const sendPassword = async (password: string) => {
  await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder et entrer' }));
};
const callsOfSuccess = [['updateUser', { password: 'une phrase à moi' }], ['signOut', { scope: 'others' }], 'done'];

describe('a new password', () => {
  beforeEach(() => window.history.replaceState(null, '', '/admin/set-password'));

  it('uses the link only when the password is sent, then leads to the dashboard', async () => {
    const calls = open('token_hash=abc&type=recovery');
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveAttribute('autocomplete', 'new-password');
    expect(calls).toEqual([]);
    await sendPassword('une phrase à moi');
    await waitFor(() => expect(calls).toContain('done'));
    expect(calls).toEqual([['verifyOtp', { token_hash: 'abc', type: 'recovery' }], ...callsOfSuccess]);
    expect(window.location.pathname).toBe('/admin/dashboard');
  });

  it('accepts the session of Supabase’s own e-mail too', async () => {
    const calls = open('access_token=a&refresh_token=r&type=recovery');
    await sendPassword('une phrase à moi');
    await waitFor(() => expect(calls).toContain('done'));
    expect(calls).toEqual([['setSession', { access_token: 'a', refresh_token: 'r' }], ...callsOfSuccess]);
  });

  it('accepts another password without using the link twice', async () => {
    const weak = new AuthApiError('Password should be at least 10 characters', 422, 'weak_password');
    const calls = open('token_hash=abc', { updateUser: weak });
    await sendPassword('court');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce mot de passe est trop court.*au moins\.$/);
    await sendPassword('er');
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.map((call) => (call as string[])[0])).toEqual(['verifyOtp', 'updateUser', 'updateUser']);
  });

  it('refuses a password of which a part would not count, before the link is used', async () => {
    const calls = open('token_hash=abc');
    await sendPassword('é'.repeat(37));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Ce mot de passe est trop long.*72.caractères au plus/);
    expect(calls).toEqual([]);
  });

  it.each(['', 'error=access_denied&error_code=otp_expired', 'access_token=a'])(
    'is not shown when the link is dead: « %s »',
    (carried) => {
      open(carried);
      expect(screen.getByRole('alert')).toHaveTextContent('Ce lien ne sert plus');
      expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
      expect(screen.getByRole('link', { name: 'Demander un autre lien' })).toHaveAttribute(
        'href',
        '/admin/forgot-password',
      );
    },
  );

  it.each([
    ['verifyOtp', 'user_banned', 403, 'Ce compte est bloqué.'],
    ['updateUser', 'a_code_of_next_year', 422, 'Le service de connexion a refusé.'],
  ])('says in French why a hosted project refuses: %s, %s', async (call, code, status, sentence) => {
    open('token_hash=abc', { [call]: new AuthApiError('Words of the backend', status, code) });
    await sendPassword('une phrase à moi');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('reports a link that has been used', async () => {
    open('token_hash=abc', { verifyOtp: new AuthApiError('Email link is invalid or has expired', 403, 'otp_expired') });
    await sendPassword('une phrase à moi');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien ne sert plus');
  });
});
