/** Whether a change brings anything new to what is shown. */
export const changes = <Shown extends object>(shown: Shown, change: Partial<Shown>): boolean =>
  (Object.keys(change) as (keyof Shown)[]).some((name) => change[name] !== shown[name]);
