// @module-tag spec-10-6
import { describe, expect, it } from 'vitest';
import readme from './README.md?raw';
import { saveStates, type Step } from './save-states';

/** The rows of the state table of README.md: state, event, next state, effect. */
const documented = readme
  .slice(readme.indexOf('## The state table'))
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const real = Object.entries(saveStates).flatMap(([state, events]) =>
  Object.entries<Step>(events).map(([event, [next, effect = '']]) => [state, event, next, effect]),
);

const leadsToSaving = (state: string) =>
  real.some(([from, , next]) => from === state && (next === 'saving' || next === 'clean'));

describe('the state table', () => {
  it('of README.md is the one the engine follows', () => {
    expect(documented).toEqual(real);
  });

  it('leaves no state without a way to a saved text', () => {
    expect(Object.keys(saveStates).filter((state) => !leadsToSaving(state))).toEqual([]);
  });
});
