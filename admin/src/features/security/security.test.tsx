// @module-tag spec-2-4-1
import { AuthApiError } from '@supabase/auth-js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { authWith } from '../../../tests/auth-with';
import { renderAdmin } from '../../../tests/admin';
import { deviceName } from './device-name';
import { security } from './resource';

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const here = { id: 's1', user_agent: agent, last_used_at: '2026-11-20T09:00:00Z', is_current: true };
const there = {
  ...here,
  id: 's2',
  user_agent: agent.replace('Windows NT 10.0; Win64; x64', 'Macintosh'),
  is_current: false,
};

const wrongPassword = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');

/** Opens the screen of an account with or without a second factor; records the calls to auth-js. */
function open(hasFactor: boolean, codesLeft = 10, refusal?: AuthApiError) {
  const asked: string[] = [];
  const answer = (name: string, value: object) => (given?: object) => {
    asked.push(given ? `${name} ${JSON.stringify(given)}` : name);
    return Promise.resolve(value);
  };
  const factors = [{ id: 'f1', status: 'verified' }];
  // The screen uses these methods of the client.
  const auth = authWith({
    getSession: () => Promise.resolve({ data: { session: { user: { email: 'ana@example.fr', factors } } } }),
    signInWithPassword: ({ password }: { readonly password: string }) =>
      Promise.resolve({ error: password === 'juste' ? null : wrongPassword }),
    updateUser: ({ current_password: current }: { readonly current_password?: string }) => {
      asked.push('update');
      const wrong = new AuthApiError('Current password is wrong', 400, 'current_password_mismatch');
      return Promise.resolve({ error: refusal ?? (current === 'juste' ? null : wrong) });
    },
    refreshSession: answer('refresh', {}),
    signOut: answer('sign out', {}),
    mfa: {
      enroll: answer('enroll', {
        data: { id: 'f1', totp: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } },
        error: null,
      }),
      challengeAndVerify: answer('code', { error: null }),
      listFactors: () => Promise.resolve({ data: { totp: factors } }),
      unenroll: answer('unenroll', { error: refusal ?? null }),
    },
  });
  const admin = renderAdmin(
    [security],
    {},
    {
      at: '/security',
      auth,
      functions: {
        second_factor_state: () => [{ has_factor: hasFactor, recovery_codes: codesLeft }],
        session_list: () => [here, there],
        new_recovery_codes: () => ['0123456789'],
      },
    },
  );
  return { ...admin, asked };
}

it('a new password takes the present one, and ends the other sessions', async () => {
  const { asked } = open(false);
  const current = await screen.findByLabelText(/Mot de passe actuel/);
  await userEvent.type(current, 'faux');
  await userEvent.type(screen.getByLabelText(/Nouveau mot de passe/), `${'é'.repeat(37)}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('trop long');
  await userEvent.clear(screen.getByLabelText(/Nouveau mot de passe/));
  await userEvent.type(screen.getByLabelText(/Nouveau mot de passe/), 'une phrase neuve{Enter}');
  expect(await screen.findByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible();
  await userEvent.clear(current);
  await userEvent.type(current, 'juste{Enter}');
  expect(await screen.findByText('Mot de passe changé. Vos autres sessions sont terminées.')).toBeVisible();
  expect(asked).toEqual(['update', 'update', 'sign out {"scope":"others"}']);
  expect(current).toHaveValue('');
});

it('a second factor is set up after the password, and its codes are shown', async () => {
  const { asked } = open(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Activer le second facteur' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Activer le second facteur' }));
  expect(dialog.getByLabelText('Mot de passe')).toHaveFocus();
  await userEvent.keyboard('faux{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('E-mail ou mot de passe incorrect.');
  await userEvent.clear(dialog.getByLabelText('Mot de passe'));
  await userEvent.type(dialog.getByLabelText('Mot de passe'), 'juste{Enter}');
  await userEvent.type(await dialog.findByLabelText(/^Code à 6 chiffres/), '123456{Enter}');
  expect(await dialog.findByText('01234-56789')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'J’ai gardé ces codes' }));
  expect(await screen.findByText('Second facteur activé')).toBeVisible();
  expect(asked.at(-1)).toBe('sign out {"scope":"others"}');
});

it('new recovery codes require a code of the application; the screen warns when few are left', async () => {
  const { asked, called } = open(true, 1);
  expect(await screen.findByText(/1 code de secours reste/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Créer de nouveaux codes de secours' }));
  expect(called.map(({ name }) => name)).not.toContain('new_recovery_codes');
  await userEvent.type(screen.getByLabelText('Code à 6 chiffres'), '123456{Enter}');
  expect(await screen.findByText('01234-56789')).toBeVisible();
  expect(asked).toEqual(['code {"factorId":"f1","code":"123456"}']);
});

it('the second factor is taken away after a code, and the other sessions end', async () => {
  const { asked } = open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer le second facteur' }));
  await userEvent.type(screen.getByLabelText('Code à 6 chiffres'), '123456{Enter}');
  expect(await screen.findByText('Second facteur retiré')).toBeVisible();
  expect(asked.slice(1)).toEqual(['unenroll {"factorId":"f1"}', 'refresh', 'sign out {"scope":"others"}']);
});

it.each([
  ['user_banned', 'Ce compte est bloqué.'],
  ['a_code_of_next_year', 'Le service de connexion a refusé.'],
])('says in French why a change is refused: %s', { tags: 'spec-8' }, async (code, sentence) => {
  open(true, 10, new AuthApiError('Words of the backend', 403, code));
  await userEvent.type(await screen.findByLabelText(/Mot de passe actuel/), 'juste');
  await userEvent.type(screen.getByLabelText(/Nouveau mot de passe/), 'une phrase neuve{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer le second facteur' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Retirer le second facteur' }));
  await userEvent.type(dialog.getByLabelText('Code à 6 chiffres'), '123456{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
});

it('sessions are listed, one is ended, or all of them once confirmed', async () => {
  const { asked, called } = open(false);
  expect(await screen.findByText('Chrome sur Windows')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Déconnecter Chrome sur Windows' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Déconnecter Chrome sur un Mac' }));
  await waitFor(() => expect(called).toContainEqual({ name: 'end_session', args: { id: 's2' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Déconnecter partout' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Déconnecter partout' }));
  await waitFor(() => expect(asked).toEqual(['sign out {"scope":"global"}']));
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari sur un iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/140.0 Mobile Safari/537.36', 'Chrome sur un téléphone Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge sur Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Linux'],
  ['curl/8.0', 'Appareil inconnu'],
  [null, 'Appareil inconnu'],
])('« %s » is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
