import type { QueryClient } from '@tanstack/react-query';
import { type DataProvider, HttpError } from 'react-admin';
import { sameText, type SavingRules, type Stored } from './saving-rules';
import type { SaveIntent } from './save-engine';
import type { SaveProblem } from './save-states';

/** A table of texts: reads and writes its rows, and updates the query cache after a save. */
export const tableOfTexts = <Row extends Stored>(provider: DataProvider, queries: QueryClient, resource: string) => ({
  resource,
  read: async ({ id }: Pick<Stored, 'id'>): Promise<Row> => (await provider.getOne<Row>(resource, { id })).data,
  create: async (data: Partial<Row>): Promise<Row> => (await provider.create<Row>(resource, { data })).data,
  /** Updates a version; the database refuses when it has a newer one. */
  update: async ({ id, updated_at }: Stored, values: Partial<Row>): Promise<Row> => {
    const data = { ...values, updated_at };
    // The provider sends the columns that differ from the previous row: with only an id there, it sends all of them.
    return (await provider.update(resource, { id, data, previousData: { id } })).data;
  },
  /** After an autosave the other screens fetch when they are opened: nothing is fetched while somebody types. */
  onSaved: (row: Row, intent: SaveIntent): void => {
    // React-admin's query keys.
    queries.setQueriesData({ queryKey: [resource, 'getOne', { id: row.id }] }, row);
    void queries.invalidateQueries({ queryKey: [resource], refetchType: intent === 'automatic' ? 'none' : 'active' });
  },
});

/** Thrown by a save whose text has an invalid field, which shows the message. */
export class InvalidTextError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** A restart of the server, or a gateway that does not reach it. */
const gatewayErrors = new Set([502, 503, 504]);

/** An error code of PostgreSQL or of our own functions. */
const codeOf = ({ body }: { readonly body?: { readonly code?: string } }): string | undefined => body?.code;

/**
 * Classifies what the data provider threw. A conflict has the code PT409; the status 409 alone is also that of a unique
 * violation.
 */
export function saveProblem(error: unknown): SaveProblem {
  if (error instanceof InvalidTextError) return 'invalid';
  if (error instanceof TypeError) return 'no response';
  if (!(error instanceof HttpError)) return 'refused';
  if (error.status === 401) return 'session expired';
  if (gatewayErrors.has(error.status)) return 'no response';
  return codeOf(error) === 'PT409' ? 'stale' : 'refused';
}

/** Whether another row already has the value of a unique column, such as a slug. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof HttpError && codeOf(error) === '23505';

/**
 * Sends texts and detects conflicts. A save whose response was lost is stored all the same: met again by its retry, that
 * version is no conflict.
 * @param onNewerVersion called with the newer version: the new base when it is our own, else the one in conflict
 */
export function conflictAwareSave<Form extends object, Row extends Form & Stored>(
  rules: Pick<SavingRules<Form, Row>, 'send' | 'read' | 'valuesToSave'>,
  onNewerVersion: (version: { readonly base: Row } | { readonly theirs: Row }) => void,
): SavingRules<Form, Row>['send'] {
  /** Texts sent without a response: each may be stored. */
  const unconfirmed: Partial<Row>[] = [];
  const send: SavingRules<Form, Row>['send'] = async (text, intent, base, isLeaving) => {
    const values = rules.valuesToSave(text, intent);
    try {
      const row = await rules.send(text, intent, base, isLeaving);
      unconfirmed.length = 0;
      return row;
    } catch (error) {
      const problem = saveProblem(error);
      if (problem === 'no response') unconfirmed.push(values);
      if (!base || problem !== 'stale') throw error;
      const stored = await rules.read(base);
      if (sameText(values, stored)) return stored;
      if (!unconfirmed.splice(0).some((sent) => sameText(sent, stored))) {
        onNewerVersion({ theirs: stored });
        throw error;
      }
      // The stored version is an earlier save of ours: the text on the screen replaces it.
      onNewerVersion({ base: stored });
      return send(text, intent, stored, isLeaving);
    }
  };
  return send;
}
