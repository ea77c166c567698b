/** A store of values, for `useSyncExternalStore`. */
export interface Observable<Values extends object> {
  readonly current: () => Values;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes values, and calls the listeners when one differs. */
  readonly change: (change: Partial<Values>) => void;
}

export function observable<Values extends object>(initial: Values): Observable<Values> {
  let values = initial;
  const subscribers = new Set<() => void>();
  return {
    current: () => values,
    subscribe: (listener) => {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    change: (change) => {
      const next = { ...values, ...change };
      const before = new Map(Object.entries(values));
      if (Object.entries(next).every(([name, value]) => before.get(name) === value)) return;
      values = next;
      subscribers.forEach((listener) => listener());
    },
  };
}
