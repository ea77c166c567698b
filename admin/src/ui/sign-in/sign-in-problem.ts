import { type AuthFailure, codeOf, refusedSentence, sentenceOf } from './auth-sentences';

export interface SignInProblem {
  readonly summary: string;
  /** True when another attempt would change nothing. */
  readonly final?: boolean;
}

const TOO_MANY_REQUESTS = 429;
const tooMany = 'Trop d’essais. Patientez quelques minutes avant de recommencer.';
/** The name of auth-js's error for a 5xx answer, or for no answer. The error does not contain the code of the answer. */
const NO_ANSWER = 'AuthRetryableFetchError';

/**
 * Says in French why a sign-in, a link or a change of the account failed. The sentence depends on the code of the refusal, as the backend's
 * own words are English; « Erreur de connexion » when the backend said nothing (specification §8).
 */
export function signInProblem(failure: AuthFailure): SignInProblem {
  const { name, message, status } = failure;
  if (!message || !status || name === NO_ANSWER) return { summary: 'Erreur de connexion' };
  if (status === TOO_MANY_REQUESTS) return { summary: tooMany };
  return { summary: sentenceOf(codeOf(failure)) ?? refusedSentence };
}
