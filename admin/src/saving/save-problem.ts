import { HttpError } from 'react-admin';
import type { SaveEvent } from './save-states';

/** Why a save did not happen, as the save engine tells them apart. */
export type SaveProblem = Extract<SaveEvent, 'refused' | 'not ready' | 'unanswered' | 'outdated' | 'session lost'>;

/** Thrown by a save that the text on the screen does not allow yet; its field says why. */
export class NotReady extends Error {}

/** A server that starts again, or a gateway that does not reach it: as good as no network. */
const passing = new Set([502, 503, 504]);

/**
 * Tells a failed save's problem from what the data provider threw. A conflict is the database's own PT409, not the 409
 * that a value already taken is answered.
 */
export function saveProblem(error: unknown): SaveProblem {
  if (error instanceof NotReady) return 'not ready';
  if (error instanceof TypeError) return 'unanswered';
  if (!(error instanceof HttpError)) return 'refused';
  if (error.status === 401) return 'session lost';
  if (passing.has(error.status)) return 'unanswered';
  const { code } = (error.body ?? {}) as { readonly code?: string };
  return code === 'PT409' ? 'outdated' : 'refused';
}
