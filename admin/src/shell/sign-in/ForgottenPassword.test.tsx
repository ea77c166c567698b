// @module-tag spec-2-4-1
import { AuthApiError, type AuthError, AuthRetryableFetchError } from '@supabase/auth-js';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ForgottenPassword } from './ForgottenPassword';

type Props = Parameters<typeof ForgottenPassword>[0];

/** Opens the screen with a backend that gives this answer. @returns the requests */
function open(error: AuthError | null, logsAccountLinks = false) {
  const requests: unknown[] = [];
  const auth: Props['auth'] = {
    resetPasswordForEmail: (...call) => {
      requests.push(call);
      return Promise.resolve(error ? { data: null, error } : { data: {}, error: null });
    },
    signOut: async () => ({ error: null }),
  };
  render(
    <ForgottenPassword
      auth={auth}
      configuration={{ supabaseUrl: window.location.origin, publishableKey: 'key', logsAccountLinks }}
    />,
  );
  return requests;
}

const requestLink = async () => {
  await userEvent.type(screen.getByLabelText('E-mail'), 'claire@example.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
};
const sameAnswer = /^Si un compte existe pour cette adresse, un lien vient d’être préparé\./;

describe('a forgotten password', () => {
  it('asks for a link that leads to the screen of the new one', async () => {
    const requests = open(null);
    await requestLink();
    expect(await screen.findByText(sameAnswer)).toBeVisible();
    expect(requests).toEqual([['claire@example.fr', { redirectTo: `${window.location.origin}/admin/set-password` }]]);
    expect(screen.getByText(/courriers indésirables/)).toBeVisible();
  });

  it.each([
    new AuthApiError(
      'For security purposes, you can only request this after 42 seconds',
      429,
      'over_email_send_rate_limit',
    ),
    new AuthApiError('Error sending recovery email', 500, 'unexpected_failure'),
  ])('gives the usual answer for a failure that only an existing account can cause: $message', async (error) => {
    open(error);
    await requestLink();
    expect(await screen.findByText(sameAnswer)).toBeVisible();
    expect(screen.queryByText(error.message)).toBeNull();
  });

  it.each([
    [
      new AuthApiError('Too many requests', 429, '429'),
      'Trop d’essais. Patientez quelques minutes avant de recommencer.',
    ],
    [new AuthRetryableFetchError('Failed to fetch', 0), 'Erreur de connexion'],
  ] as const)('explains a failure that any address can cause, and keeps the address: %s', async (error, sentence) => {
    open(error);
    await requestLink();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('E-mail')).toHaveValue('claire@example.fr');
  });

  it('shows where the link is when no e-mail leaves the server', async () => {
    open(null, true);
    await requestLink();
    expect(await screen.findByText(/le lien est écrit dans son journal/)).toBeVisible();
  });
});
