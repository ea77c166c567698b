import { expect, it } from 'vitest';
import { signInProblem } from './sign-in-problem';

it.each([
  ['Invalid login credentials', 400, 'E-mail ou mot de passe incorrect.'],
  // A limit is recognised by its status, whatever its words.
  ['Slow down', 429, 'Trop d’essais. Patientez quelques minutes avant de recommencer.'],
])('%s (%i): in French alone (§4, §8)', (message, status, summary) =>
  expect(signInProblem({ message, status })).toEqual({ summary }),
);

it.each([
  [{ message: 'User is banned', status: 400 }, 'User is banned'],
  [{ message: 'Failed to fetch', status: 0 }, 'Erreur de connexion'],
  [{ message: 'Failed to fetch' }, 'Erreur de connexion'],
  [{ message: '', status: 500 }, 'Erreur de connexion'],
])('%j: any other message as it is, or that there was none (§4, §8)', (error, summary) =>
  expect(signInProblem(error)).toEqual({ summary }),
);
