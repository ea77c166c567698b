// @module-tag spec-2-4-1
// @module-tag spec-8
import { AuthApiError } from '@supabase/auth-js';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SignIn } from './SignIn';

type SignInWithPassword = Parameters<typeof SignIn>[0]['auth']['signInWithPassword'];

/** A backend that rejects every sign-in, and the credentials it received. */
function rejectingBackend(error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')) {
  const received: unknown[] = [];
  const signInWithPassword: SignInWithPassword = (credentials) => {
    received.push(credentials);
    return Promise.resolve({ data: { user: null, session: null }, error });
  };
  return { received, signInWithPassword };
}

describe('SignIn', () => {
  it('shows the reason of a failure and keeps the fields', { tags: 'spec-4' }, async () => {
    const { received, ...auth } = rejectingBackend();
    render(<SignIn auth={auth} />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'claire@example.fr');
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}');
    expect(received).toEqual([{ email: 'claire@example.fr', password: 'secret' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^E-mail ou mot de passe incorrect\.$/);
    expect(screen.getByLabelText('E-mail')).toHaveValue('claire@example.fr');
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  });

  it('takes an address whose domain has accents, as some browsers hand it over', async () => {
    const { received, ...auth } = rejectingBackend();
    render(<SignIn auth={auth} />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'contact@boulangerie-léon.fr');
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'secret');
    // jsdom finds an address with accents invalid; the browsers in question do not.
    fireEvent.submit(screen.getByLabelText('E-mail'));
    expect(received).toEqual([{ email: 'contact@xn--boulangerie-lon-nnb.fr', password: 'secret' }]);
  });

  it.each([
    ['user_banned', /^Ce compte est bloqué\./],
    ['a_code_of_next_year', /^Le service de connexion a refusé\./],
  ])('says in French why a hosted project refuses: %s', async (code, sentence) => {
    render(<SignIn auth={rejectingBackend(new AuthApiError('Words of the backend', 403, code))} />);
    await userEvent.type(screen.getByLabelText('E-mail'), 'claire@example.fr');
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('requires both fields', { tags: 'spec-5' }, async () => {
    const { received, ...auth } = rejectingBackend();
    render(<SignIn auth={auth} />);
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(received).toEqual([]);
    expect(screen.getByLabelText('E-mail')).toBeRequired();
    expect(screen.getByLabelText('Mot de passe')).toBeRequired();
  });

  it('shows and hides the password', async () => {
    render(<SignIn auth={rejectingBackend()} />);
    const password = screen.getByLabelText('Mot de passe');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});
