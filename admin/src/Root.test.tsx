// @module-tag spec-2-4-1
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from './provider/auth-client';
import { loadApp, Root } from './Root';

const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
const storageKey = 'sb-localhost-auth-token';

/** Stores a session, as an earlier sign-in does. */
function rememberSession(token = 'a.b.c', factors: readonly object[] = []) {
  const expiry = Math.floor(Date.now() / 1000) + 3600;
  const user = {
    id: 'u1',
    email: 'paul@example.fr',
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    factors,
  };
  const session = {
    access_token: token,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiry,
    user,
  };
  localStorage.setItem(storageKey, JSON.stringify(session));
}

const nobody = { role: null, permissions: {} };
const answer = (permissions: Response, state = Response.json([])) =>
  vi.stubGlobal('fetch', (request: string) => {
    if (request.includes('my_permissions')) return Promise.resolve(permissions.clone());
    if (request.includes('second_factor_state')) return Promise.resolve(state.clone());
    if (request.includes('refresh_token')) return Promise.resolve(Response.json({ code: 400 }, { status: 400 }));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
const open = () => render(<Root auth={createAuth(configuration)} configuration={configuration} />);

beforeEach(() => window.history.replaceState(null, '', '/admin/blog'));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

// Waits for the code of the back-office, which the tests started to load: a worker that ends during an import reports a failure.
afterAll(async () => void (await loadApp()));

describe('the shell', () => {
  it('redirects to the sign-in screen without a session, without a history entry', async () => {
    const entries = window.history.length;
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
    expect(await screen.findByLabelText('Mot de passe')).toBeVisible();
    expect(window.location.pathname).toBe('/admin/login');
    expect(window.history.length).toBe(entries);
  });

  it('shows an account outside the allow-list a message and a sign-out button', { tags: 'spec-6' }, async () => {
    rememberSession();
    answer(Response.json(nobody));
    open();
    expect(await screen.findByText(/Le compte paul@example\.fr existe, mais/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Déconnexion' }));
    expect(await screen.findByLabelText('Mot de passe')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem(storageKey)).toBeNull());
  });

  it('offers to try again when the allow-list cannot be read', async () => {
    rememberSession();
    answer(new Response('', { status: 503 }));
    open();
    await screen.findByText('Erreur lors du chargement');
    answer(Response.json(nobody));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Accès réservé aux administrateurs')).toBeVisible();
  });

  it('asks for the code of a second factor, and not again once it is given', async () => {
    const factors = [{ id: 'f1', status: 'verified' }];
    rememberSession(`a.${btoa('{"aal":"aal1"}')}.c`, factors);
    answer(Response.json(nobody));
    const { unmount } = open();
    expect(await screen.findByLabelText('Code à 6 chiffres')).toHaveAttribute('autocomplete', 'one-time-code');
    unmount();
    rememberSession(`a.${btoa('{"aal":"aal2"}')}.c`, factors);
    open();
    expect(await screen.findByText('Accès réservé aux administrateurs')).toBeVisible();
  });

  it('leads an administrator who must have a second factor to set one up, and nowhere else', async () => {
    rememberSession();
    answer(Response.json(nobody), Response.json([{ administers: true }]));
    open();
    expect(await screen.findByRole('heading', { name: 'Second facteur exigé' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Changer de compte' }));
    expect(await screen.findByLabelText('Mot de passe')).toBeVisible();
  });

  it('opens with a session that has expired by the server’s clock alone, once it is renewed', async () => {
    rememberSession('former.b.c');
    const renewed = { ...JSON.parse(localStorage.getItem(storageKey) ?? '{}'), access_token: 'new.b.c' };
    vi.stubGlobal('fetch', (request: string, { headers }: RequestInit) => {
      if (request.includes('refresh_token')) return Promise.resolve(Response.json(renewed));
      if (!request.includes('/rest/')) return Promise.resolve(new Response(null, { status: 204 }));
      if (new Headers(headers).get('authorization') !== 'Bearer new.b.c')
        return Promise.resolve(Response.json({}, { status: 401 }));
      return Promise.resolve(Response.json(request.includes('my_permissions') ? nobody : []));
    });
    open();
    expect(await screen.findByText('Accès réservé aux administrateurs')).toBeVisible();
  });

  it.each([
    ['by the embedded Supabase', new Response('{}', { status: 401 }), {}],
    ['by a hosted project', Response.json(nobody), { status: 403 }],
  ])('says why it asks for the password when a session was ended elsewhere, reported %s', async (_who, list, state) => {
    rememberSession();
    answer(list, Response.json({}, state));
    open();
    expect(await screen.findByLabelText('Mot de passe')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Votre session a pris fin. Connectez-vous à nouveau.');
    expect(localStorage.getItem(storageKey)).toBeNull();
  });
});
