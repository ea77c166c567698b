/** Set by `npm run test:all`, and by a test command that names spec files. */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';

/** Details of a test that runs only in an exhaustive run, because it varies another test of every run. */
export const exhaustive = { tag: '@exhaustive' } as const;

/** Details of tests in a loop: the first one runs always, its variations only in an exhaustive run. */
export const variation = (index: number): { tag?: string } => (index === 0 ? {} : exhaustive);
