// @module-tag spec-4
// @module-tag spec-8
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { AuthInvalidJwtError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { newPasswordProblem, recoveryProblem } from './recovery-problem';
import { signInProblem } from './sign-in-problem';

const ENGLISH = 'Some words of the backend';
const general = 'Le service de connexion a refusé. Recommencez, puis prévenez la personne qui administre le site.';

/** Every code that the installed auth-js knows. */
function knownCodes(): string[] {
  const entry = createRequire(import.meta.url).resolve('@supabase/auth-js');
  const declared = readFileSync(join(dirname(entry), 'lib/error-codes.d.ts'), 'utf8');
  return [...declared.matchAll(/'([a-z_]+)'/g)].map(([, code = '']) => code);
}

/** Matches French words that an English sentence does not contain. */
const FRENCH = /\b(ce|cet|cette|de|le|la|les|un|une|ou|votre|vous|trop)\b/i;

const linkRefusedWith = (code: string, status = 403) => newPasswordProblem({ message: ENGLISH, status, code });

describe('why a sign-in, a link or a change was refused', () => {
  it('knows the codes of auth-js', () => {
    expect(knownCodes().length).toBeGreaterThan(70);
    expect(knownCodes()).toContain('user_banned');
  });

  it.each([...knownCodes(), 'current_password_required', 'current_password_mismatch', 'a_code_of_next_year', ''])(
    '« %s »: in French, whatever the status and the screen',
    (code) => {
      const words = [400, 401, 403, 404, 409, 422, 429].flatMap((status) => {
        const error = { message: ENGLISH, status, code };
        const shown = [signInProblem(error), newPasswordProblem(error), recoveryProblem(error)];
        return shown.flatMap((problem) => problem?.summary ?? []);
      });
      expect(words.length).toBeGreaterThan(13);
      for (const sentence of words) {
        expect(sentence).toMatch(FRENCH);
        expect(sentence).not.toContain(ENGLISH);
      }
    },
  );

  it.each([
    ['invalid_credentials', 'E-mail ou mot de passe incorrect.'],
    ['user_banned', 'Ce compte est bloqué. La personne qui administre le site peut le rouvrir.'],
    ['session_expired', 'Votre session a pris fin. Connectez-vous à nouveau.'],
    ['mfa_verification_failed', 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.'],
    ['current_password_mismatch', 'Ce n’est pas votre mot de passe actuel.'],
    // A code that people cannot cause, an unknown one, and a name that every JavaScript object has.
    ['saml_idp_not_found', general],
    ['a_code_of_next_year', general],
    ['constructor', general],
    [undefined, general],
  ])('%s: %s', (code, summary) => expect(signInProblem({ message: ENGLISH, status: 400, code })).toEqual({ summary }));

  it.each([
    ['Slow down', undefined],
    ['Request rate limit reached', 'over_request_rate_limit'],
    ['For security purposes, you can only request this after 42 seconds.', 'over_email_send_rate_limit'],
  ])('a limit is recognised by its status: %s', (message, code) =>
    expect(signInProblem({ message, status: 429, code })).toEqual({
      summary: 'Trop d’essais. Patientez quelques minutes avant de recommencer.',
    }),
  );

  it.each([
    { message: 'Failed to fetch', status: 0 },
    { message: 'Failed to fetch' },
    { message: '', status: 500 },
    new AuthRetryableFetchError('Failed to fetch', 0),
    // Auth-js drops the code of such an answer.
    new AuthRetryableFetchError('Database error querying schema', 500),
    new AuthRetryableFetchError('Bad gateway', 502),
  ])('%j: that there was no answer', (error) =>
    expect(signInProblem(error)).toEqual({ summary: 'Erreur de connexion' }),
  );

  it.each([new AuthSessionMissingError(), new AuthInvalidJwtError('invalid JWT')])(
    'an error of auth-js itself: its session is gone',
    (error) => expect(signInProblem(error).summary).toBe('Votre session a pris fin. Connectez-vous à nouveau.'),
  );

  it('a dead link says so, and no other failure is taken for one', { tags: 'spec-2-4-1' }, () => {
    for (const code of ['otp_expired', 'session_not_found', 'validation_failed', 'a_code_of_next_year'])
      expect(linkRefusedWith(code), code).toMatchObject({
        final: true,
        summary: expect.stringContaining('Ce lien ne sert plus'),
      });
    expect(linkRefusedWith('user_banned').summary).toContain('Ce compte est bloqué');
    expect(linkRefusedWith('weak_password', 422).summary).toContain('trop court ou trop répandu');
  });
});
