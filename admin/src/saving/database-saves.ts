import type { QueryClient } from '@tanstack/react-query';
import { type DataProvider, HttpError } from 'react-admin';
import { sameText, type SavingRules, type Stored } from './saving-rules';
import type { SaveIntent } from './save-engine';
import type { SaveProblem } from './save-states';

/** The texts of a table, as their saves read and write them. */
export const tableOfTexts = <Row extends Stored>(provider: DataProvider, table: string) => ({
  read: async ({ id }: Pick<Stored, 'id'>): Promise<Row> => (await provider.getOne<Row>(table, { id })).data,
  create: async (data: Partial<Row>): Promise<Row> => (await provider.create<Row>(table, { data })).data,
  /** Writes over the version a text was made from; the database refuses it when there is a newer one. */
  update: async ({ id, updated_at }: Stored, written: Partial<Row>): Promise<Row> => {
    const data = { ...written, updated_at };
    // The provider sends what differs from the previous row: an incomplete one, so that all of it is sent.
    return (await provider.update(table, { id, data, previousData: { id } })).data;
  },
});

/**
 * Makes what was saved known to the other screens. After an automatic save they read it again once they are opened:
 * nothing is fetched while somebody writes.
 */
export function refreshAfterSave(queries: QueryClient, resource: string, row: Stored, intent: SaveIntent): void {
  // React-admin's own keys.
  queries.setQueriesData({ queryKey: [resource, 'getOne', { id: row.id }] }, row);
  void queries.invalidateQueries({
    queryKey: [resource],
    refetchType: intent === 'automatic' ? 'none' : 'active',
  });
}

/** Thrown by a save that the text on the screen does not allow yet; its field says why. */
export class NotReady extends Error {}

/** A server that starts again, or a gateway that does not reach it: as good as no network. */
const passing = new Set([502, 503, 504]);

/** Why the database refused, in a code of PostgreSQL's or its own. */
const codeOf = ({ body }: { readonly body?: { readonly code?: string } }): string | undefined => body?.code;

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
  return codeOf(error) === 'PT409' ? 'outdated' : 'refused';
}

/** Whether a save was refused for a value that only one row may have, such as a slug. */
export const isTaken = (error: unknown): boolean => error instanceof HttpError && codeOf(error) === '23505';

/**
 * Sends texts. An answer that got lost must not look like somebody else's work when its save is tried again.
 * @param onMet called with the version that was met in the database, when it is to be written over, or somebody else's
 */
export function recognisedSaves<Form extends object, Row extends Form & Stored>(
  rules: Pick<SavingRules<Form, Row>, 'send' | 'read' | 'written'>,
  onMet: (version: { readonly base: Row } | { readonly theirs: Row }) => void,
): SavingRules<Form, Row>['send'] {
  /** What was sent since the last answer: it may have been stored all the same. */
  const unanswered: Partial<Row>[] = [];
  const send: SavingRules<Form, Row>['send'] = async (text, intent, base, isLeaving) => {
    const written = rules.written(text, intent);
    try {
      const row = await rules.send(text, intent, base, isLeaving);
      unanswered.length = 0;
      return row;
    } catch (error) {
      const problem = saveProblem(error);
      if (problem === 'unanswered') unanswered.push(written);
      if (!base || problem !== 'outdated') throw error;
      const stored = await rules.read(base);
      if (sameText(written, stored)) return stored;
      if (!unanswered.splice(0).some((sent) => sameText(sent, stored))) {
        onMet({ theirs: stored });
        throw error;
      }
      // More was typed since: that goes over it.
      onMet({ base: stored });
      return send(text, intent, stored, isLeaving);
    }
  };
  return send;
}
