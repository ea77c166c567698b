/** Set by `npm run test:all`, and by a run of named specs. */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/**
 * Details of a test that only an exhaustive run holds: a variation of what another journey or a test of components holds
 * in every run.
 */
export const exhaustive = { tag: '@exhaustive' } as const;

/** Details of the tests of a loop: the first one always runs, its variations in an exhaustive run. */
export const variation = (index: number): { tag?: string } => (index === 0 ? {} : exhaustive);
