import { describe, expect, it } from 'vitest';
import { signInProblem } from './sign-in-problem';

describe('signInProblem (§4, §8)', () => {
  it('translates the well-known refusals and keeps the provider’s message beside', () => {
    expect(signInProblem({ message: 'Invalid login credentials', status: 400 })).toEqual({
      summary: 'E-mail ou mot de passe incorrect.',
      detail: 'Invalid login credentials',
    });
  });

  it('recognises a limit by its status, whatever its words', () => {
    expect(signInProblem({ message: 'Slow down', status: 429 })).toEqual({
      summary: 'Trop d’essais. Patientez quelques minutes avant de recommencer.',
      detail: 'Slow down',
    });
  });

  it('shows any other message of the backend as it is', () => {
    expect(signInProblem({ message: 'User is banned', status: 400 })).toEqual({ summary: 'User is banned' });
  });

  it.each([{ message: 'Failed to fetch', status: 0 }, { message: 'Failed to fetch' }, { message: '', status: 500 }])(
    'says « Erreur de connexion » when the backend said nothing: %j',
    (error) => {
      expect(signInProblem(error)).toEqual({ summary: 'Erreur de connexion' });
    },
  );
});
