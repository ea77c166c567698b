// @module-tag spec-8
import { describe, expect, it } from 'vitest';
import { createFailedCall, failedWrite } from './failed-call';

const load = { summary: 'Erreur lors du chargement' };
const write = { summary: 'Erreur lors de la mise à jour' };

describe('the last failed call', () => {
  it('is removed only when the same call succeeds later', () => {
    const failedCall = createFailedCall();
    failedCall.report(load, 'list');
    failedCall.clear('counts');
    expect(failedCall.current()).toEqual(load);
    failedCall.clear('list');
    expect(failedCall.current()).toBeUndefined();
  });

  it('stays that of a write when a load fails after it', () => {
    const failedCall = createFailedCall();
    failedCall.report(load, 'list');
    failedCall.report(write, failedWrite);
    failedCall.report(load, 'list');
    expect(failedCall.current()).toEqual(write);
  });
});
