/** Values that are read at any time, and whose changes are listened to. */
export interface Observable<Values extends object> {
  readonly current: () => Values;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells the listeners, unless all of it is already so: nobody needs to hear of every key. */
  readonly change: (change: Partial<Values>) => void;
}

export function observable<Values extends object>(initial: Values): Observable<Values> {
  let values = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => values,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => {
      const next = { ...values, ...change };
      const before = new Map(Object.entries(values));
      if (Object.entries(next).every(([name, value]) => before.get(name) === value)) return;
      values = next;
      listeners.forEach((listener) => listener());
    },
  };
}
