// @module-tag spec-2-4-1
// @module-tag spec-8
import { AuthApiError } from '@supabase/auth-js';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { authWith } from '../../../tests/auth-with';
import { Enrolment } from './Enrolment';

const uri = 'otpauth://totp/Agence:ana@example.fr?secret=ABCDEFGH';
const codes = ['0123456789', 'abcdefghjk'];

/** Opens the screen with a backend that accepts one code; records the calls. */
function open({ refusal, failures = 0 }: { readonly refusal?: string; readonly failures?: number } = {}) {
  const calls: unknown[] = [];
  let left = failures;
  // The screen uses these methods of the client.
  const auth = authWith({
    mfa: {
      enroll: () =>
        Promise.resolve(
          refusal
            ? { data: null, error: new AuthApiError('Words of the backend', 403, refusal) }
            : { data: { id: 'f1', totp: { secret: 'ABCDEFGH', uri } }, error: null },
        ),
      challengeAndVerify: (given: { readonly code: string }) => {
        calls.push(given);
        const error = given.code === '123456' ? null : new AuthApiError('No', 422, 'mfa_verification_failed');
        return Promise.resolve({ error });
      },
    },
  });
  const makeCodes = () => {
    left -= 1;
    return left < 0 ? Promise.resolve(codes) : Promise.reject(new Error('No'));
  };
  render(<Enrolment auth={auth} makeCodes={makeCodes} onDone={() => calls.push('done')} />);
  return calls;
}

it('shows the key as a drawing and as text, then takes a code, then shows the recovery codes', async () => {
  const calls = open();
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(screen.getByRole('link', { name: /ouvrez-la/ })).toHaveAttribute('href', uri);
  await userEvent.keyboard('000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/n’est pas le bon/);
  await userEvent.clear(screen.getByLabelText(/^Code à 6 chiffres/));
  await userEvent.type(screen.getByLabelText(/^Code à 6 chiffres/), '123 456{Enter}');
  expect(await screen.findByText('01234-56789')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Télécharger' }).getAttribute('href')).toContain('abcde-fghjk');
  await userEvent.click(screen.getByRole('button', { name: 'J’ai gardé ces codes' }));
  expect(calls).toEqual([{ factorId: 'f1', code: '000000' }, { factorId: 'f1', code: '123456' }, 'done']);
});

it('asks for the recovery codes again when they could not be made, without another code', async () => {
  const calls = open({ failures: 1 });
  await userEvent.type(await screen.findByLabelText(/^Code à 6 chiffres/), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/codes de secours n’ont pas pu/);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('01234-56789')).toBeVisible();
  expect(calls).toHaveLength(1);
});

it.each([
  ['reauthentication_needed', /connexion est trop ancienne/],
  ['mfa_totp_enroll_not_enabled', /^Les seconds facteurs ne sont pas activés/],
  ['a_code_of_next_year', /^Le service de connexion a refusé\./],
])('says in French why no second factor can be set up: %s', async (refusal, sentence) => {
  open({ refusal });
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});
